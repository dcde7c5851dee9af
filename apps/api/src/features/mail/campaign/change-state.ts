import type { CampaignState } from '@corridor/contract/mail/campaign/kinds'
import type { CompanyContext } from '../../../db/context.ts'
import { moveWork } from '../../../db/long-work/lease.ts'
import { write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { endWaiting } from '../recipient/queue.ts'
import { savedCampaign } from './save.ts'
import { assertMaySend } from './start.ts'
import { type CampaignRow, campaigns, campaignTable, toFacts } from './tables.ts'

interface Move {
  action: 'campaign.campaign-pause' | 'campaign.campaign-resume' | 'campaign.campaign-cancel'
  from: readonly CampaignState[]
  refusal: 'campaign.notSending' | 'campaign.notPaused'
  to: (stands: CampaignRow) => Partial<CampaignRow>
  message: string
}

const moving =
  ({ action, from, refusal, to, message }: Move) =>
  (context: CompanyContext, { id }: { id: string }) =>
    write(context, action, async (tx) => {
      const stands = await campaigns.take(tx, context.scope, id)
      if (!from.includes(stands.state)) throw fail(refusal)
      const values = to(stands)
      if (values.state === 'running') assertMaySend(context, stands)
      await moveWork<CampaignRow>(tx, campaignTable, stands, values)
      if (values.state === 'cancelled') await endWaiting(tx, id)
      if (values.state === 'running') await context.platform.jobs.enqueue(tx, 'send-campaign', { id })
      const after = await campaigns.load(tx, context.scope, id)
      return {
        record: { kind: 'campaign', id },
        before: toFacts(stands),
        after: toFacts(after),
        answer: savedCampaign(message, after),
      }
    })

/** What is on its way to the server ends as it ends; nothing else leaves. Throws `campaign.notSending`. */
export const pauseCampaign = moving({
  action: 'campaign.campaign-pause',
  from: ['running', 'scheduled'],
  refusal: 'campaign.notSending',
  to: () => ({ state: 'paused' }),
  message: 'Sending paused',
})

/** Throws `campaign.notPaused`, and whatever keeps its caller from sending it. */
export const resumeCampaign = moving({
  action: 'campaign.campaign-resume',
  from: ['paused', 'stopped'],
  refusal: 'campaign.notPaused',
  to: ({ started_at }) => ({ state: 'running', reason: null, started_at: started_at ?? now(), times_lost: 0 }),
  message: 'Sending resumed',
})

/** Whoever got no mail yet gets none. Throws `campaign.notSending`. */
export const cancelCampaign = moving({
  action: 'campaign.campaign-cancel',
  from: ['running', 'scheduled', 'paused', 'stopped'],
  refusal: 'campaign.notSending',
  to: () => ({ state: 'cancelled', ended_at: now() }),
  message: 'Sending cancelled',
})
