import type { Sql } from '../../../platform/sql.ts'
import { pauseRestored } from './store.ts'

/** What came with a backup is not sent on by itself: what went out since is not known here. */
export const holdCampaigns = (tx: Sql) => pauseRestored(tx)
