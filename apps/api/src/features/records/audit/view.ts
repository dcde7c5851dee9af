import type { Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { changesOf, keysIn } from './facts.ts'
import { findAudit, listNames } from './store.ts'
import { toWire } from './tables.ts'

/** One change of the trail, field by field. */
export async function viewAudit({ db, scope }: Context, { id }: { id: string }) {
  const row = await findAudit(db, scope, id)
  if (!row) throw fail('record.notFound', { entity: 'Record' })
  const names = await listNames(db, [...keysIn(row.before), ...keysIn(row.after)])
  return { success: true as const, data: { ...toWire(row), changes: changesOf(row.before, row.after, names) } }
}
