import type { Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type LeadRow, leads, toFacts, toWire } from './tables.ts'

/** Answers a verb that changed a lead; open pages of its company hear of it. */
export async function saved(tx: Sql, { scope, platform }: Context, stands: LeadRow, message: string) {
  const after = await leads.load(tx, scope, stands.id)
  const record = { kind: 'lead', id: stands.id } as const
  await platform.events.tell(tx, { area: 'admin' }, record)
  if (after.company_id) await platform.events.tell(tx, { companyId: after.company_id }, record)
  return {
    record,
    before: toFacts(stands),
    after: toFacts(after),
    answer: { success: true as const, message, data: toWire(after) },
  }
}
