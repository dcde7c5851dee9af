import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { notify } from '../../told/notification/notify.ts'
import type { ImportRecord } from './tables.ts'

/** Notifies whoever brought a table in that the work on it is over, well or not. */
export const tellEnded = (tx: Sql, platform: Platform, work: ImportRecord) =>
  notify(tx, platform, {
    kind: 'import-finished',
    params: { name: work.name },
    to: [work.created_by],
    at: work.company_id ? { companyId: work.company_id } : 'admin',
    about: { kind: 'import', id: work.id },
  })
