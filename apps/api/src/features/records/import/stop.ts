import type { ImportState } from '@corridor/contract/records/import/states'
import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import type postgres from 'postgres'
import type { Platform } from '../../../platform.ts'
import { lockWork, updateImport } from './store.ts'
import type { ImportRecord } from './tables.ts'
import { tellEnded } from './tell-ended.ts'

const stopsAt: Partial<Record<ImportState, ImportState>> = { running: 'stopped', undoing: 'stopped' }

/** Ends work that cannot go on, with the reason; what was done stays done. Answers false: there is no next batch. */
export async function stopWork(
  sql: postgres.Sql,
  platform: Platform,
  work: ImportRecord,
  reason: KeptFault,
): Promise<false> {
  await sql.begin(async (tx) => {
    if (!(await lockWork(tx, work))) return
    await updateImport(tx, work.id, { state: stopsAt[work.state] ?? 'failed', reason })
    await platform.events.tell(tx, { userId: work.created_by }, { kind: 'import', id: work.id })
    await tellEnded(tx, platform, work)
  })
  return false
}
