import type { CampaignState } from '@corridor/contract/mail/campaign/kinds'
import { moveWork } from '../../../db/long-work/lease.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { assertReady, choicesMissing } from './ready.ts'
import { savedCampaign } from './save.ts'
import { endWaiting } from './send/queue.ts'
import { takeSteps } from './store.ts'
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
      // With its follow-ups; a campaign that is through is moved by them alone.
      const moved = [stands, ...(await takeSteps(tx, id))].filter((one) => from.includes(one.state))
      if (moved.length === 0) throw fail(refusal)
      for (const one of moved) {
        const values = to(one)
        const goesOn = values.state === 'running' || values.state === 'scheduled'
        if (goesOn) assertReady(choicesMissing(context, one))
        await moveWork<CampaignRow>(tx, campaignTable, one, values)
        if (values.state === 'cancelled') await endWaiting(tx, one.id)
        if (goesOn) await context.platform.jobs.enqueue(tx, 'send-campaign', { id: one.id })
      }
      const after = await campaigns.load(tx, context.scope, id)
      return {
        record: { kind: 'campaign', id },
        before: toFacts(stands),
        after: toFacts(after),
        answer: savedCampaign(message, after),
      }
    })

/** Pauses a campaign: mails on their way to the server end as they end; nothing else leaves. Throws `campaign.notSending`. */
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
  // A follow-up that has not begun waits for its moment: whom it goes to is not known before.
  to: ({ first_id, started_at }) =>
    first_id && !started_at
      ? { state: 'scheduled', reason: null, times_lost: 0, counted_from: now() }
      : { state: 'running', reason: null, started_at: started_at ?? now(), times_lost: 0, counted_from: now() },
  message: 'Sending resumed',
})

/** Cancels a campaign: people who got no mail yet get none. Throws `campaign.notSending`. */
export const cancelCampaign = moving({
  action: 'campaign.campaign-cancel',
  from: ['running', 'scheduled', 'paused', 'stopped'],
  refusal: 'campaign.notSending',
  to: () => ({ state: 'cancelled', ended_at: now() }),
  message: 'Sending cancelled',
})
