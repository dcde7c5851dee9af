import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import type postgres from 'postgres'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { type ExportRecord, noteExport } from './store.ts'

/** Ends an export that cannot be written, with the reason. */
export async function endExport(
  sql: postgres.Sql,
  platform: Platform,
  work: ExportRecord,
  reason: KeptFault,
): Promise<void> {
  await sql.begin(async (tx) => {
    if (await noteExport(tx, work, { state: 'failed', reason })) await tellExport(tx, platform, work)
  })
}

export const tellExport = (tx: Sql, { events }: Platform, { id, created_by }: ExportRecord) =>
  events.tell(tx, { userId: created_by }, { kind: 'export', id })
