import type postgres from 'postgres'
import { putIntoBin } from '../../../db/record/bin.ts'
import type { Context } from '../../../db/scope/context.ts'
import { leaveTrail, removed, write } from '../../../db/write.ts'
import { notFound } from './progress.ts'
import { findCompany, findUnowned } from './store.ts'
import { toFacts } from './update.ts'

/** Puts a company that has no member, and so nobody who could miss it, into the bin with its invitation; another stays as it is. */
export async function deleteUnowned(tx: postgres.TransactionSql, context: Context, id: string): Promise<void> {
  const stands = await findUnowned(tx, context.scope, id)
  if (!stands) return
  await putIntoBin(tx, context, { kind: 'company', table: 'company', id, name: stands.name })
  await leaveTrail(context, tx, 'company.delete', [
    { record: { kind: 'company', id }, before: toFacts(stands), after: null },
  ])
}

/** Puts a company into the bin: its members are out at their next call, and what it has waits with it. */
export const deleteCompany = (context: Context, { id }: { id: string }) =>
  write(context, 'company.delete', async (tx) => {
    const stands = await findCompany(tx, context.scope, id, true)
    if (!stands) throw notFound()
    await putIntoBin(tx, context, { kind: 'company', table: 'company', id, name: stands.name })
    return removed({ kind: 'company', toFacts }, stands, 'Company deleted successfully')
  })
