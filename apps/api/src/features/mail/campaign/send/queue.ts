import type { CompanyContext } from '../../../../db/scope/context.ts'
import type { Sql } from '../../../../platform/sql.ts'
import { cancelWaiting, insertRecipients, type NewRecipient } from './store.ts'

/** Writes down whom a campaign goes to, and has a worker begin with it once the transaction is committed, or at its moment. */
export async function queueRecipients(
  { platform }: CompanyContext,
  tx: Sql,
  campaign: { id: string; company_id: string },
  people: readonly NewRecipient[],
  afterSeconds: number,
): Promise<void> {
  await insertRecipients(tx, campaign, people)
  await platform.jobs.enqueue(tx, 'send-campaign', { id: campaign.id }, afterSeconds)
}

/** Ends the mails that were not handed over to a server yet. */
export const endWaiting = (tx: Sql, campaignId: string) => cancelWaiting(tx, campaignId)
