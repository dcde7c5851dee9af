import { verbOf } from '@corridor/contract/records/audit/words'
import { watchedKinds } from '@corridor/contract/told/notification/kinds'
import type { Sql } from '../../../platform/sql.ts'
import type { Changed, Platform } from '../../../platform.ts'
import { findAudience } from './store.ts'

// One event says that many changed: a page of one of them asks anew, which costs less than an event for each.
const toldApart = 20
// Nobody has a page of what was just added open.
const untold = new Set(['add', 'export'])
const pages: readonly string[] = watchedKinds

/** Tells the open pages of records that they changed, in the transaction of the change: those of their company's members who see them. */
export async function tellPages(tx: Sql, { events }: Platform, { companyId, action, records }: Changed): Promise<void> {
  const shown = records.filter(({ kind }) => kind !== 'company' && pages.includes(kind))
  if (!companyId || shown.length === 0 || untold.has(verbOf(action))) return
  if (shown.length > toldApart) return events.tell(tx, { companyId }, { kind: 'record' })
  for (const { kind, id } of shown) {
    const audience = await findAudience(tx, kind, id)
    await events.tell(tx, { companyId, ...(audience !== null && { record: audience }) }, { kind: 'record', id })
  }
}
