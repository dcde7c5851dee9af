import { putIntoBin } from '../../db/bin.ts'
import type { Context } from '../../db/context.ts'
import { write } from '../../db/write.ts'
import { notFound } from './progress.ts'
import { findCompany } from './store.ts'
import { toWire } from './tables.ts'

/** Puts a company into the bin: its members are out at their next call, and what it has waits with it. */
export const deleteCompany = (context: Context, { id }: { id: string }) =>
  write(context, 'company.delete', async (tx) => {
    const stands = await findCompany(tx, context.scope, id, true)
    if (!stands) throw notFound()
    await putIntoBin(tx, context, { kind: 'company', table: 'company', id, name: stands.name })
    return {
      record: { kind: 'company', id },
      before: toWire(stands),
      after: null,
      answer: { success: true as const, message: 'Company deleted successfully' },
    }
  })
