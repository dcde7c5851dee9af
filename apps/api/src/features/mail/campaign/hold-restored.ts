import type { Sql } from '../../../platform/sql.ts'
import { pauseRestored } from './store.ts'

/** Pauses campaigns that came with a backup: nobody knows here which of their mails left since. */
export const holdCampaigns = (tx: Sql) => pauseRestored(tx)
