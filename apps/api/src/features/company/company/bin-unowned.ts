import type postgres from 'postgres'
import { leaveAudit } from '../../../db/audit.ts'
import { putAllIntoBin } from '../../../db/record/bin.ts'
import { listUnowned } from './store.ts'

/** Puts companies into the bin that were added for an Owner who never came. */
export const binUnowned = (sql: postgres.Sql): Promise<void> =>
  sql.begin(async (tx) => {
    const records = await listUnowned(tx)
    if (records.length === 0) return
    await putAllIntoBin(tx, null, { kind: 'company', table: 'company', records })
    for (const { id, name } of records) {
      const entry = { actorId: null, companyId: null, requestId: null, after: null }
      await leaveAudit(tx, { ...entry, action: 'company.delete', record: { kind: 'company', id }, before: { name } })
    }
  })
