import type { CompanyContext } from '../../../db/scope/context.ts'
import { withinTransaction } from '../../../db/scope/within-transaction.ts'
import { write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { contentOf } from './content.ts'
import { drawInFormats, giveFormats } from './draw-in-formats.ts'
import { planFollowUps } from './plan-follow-ups.ts'
import { type Reached, reachOf } from './reach.ts'
import { assertReady, choicesMissing, mailsMissing, readyOf } from './ready.ts'
import { savedCampaign, takeDraft } from './save.ts'
import { queueRecipients } from './send/queue.ts'
import { startDraft } from './store.ts'
import { campaigns, toFacts } from './tables.ts'

const farthestDays = 365

/**
 * Sends a draft, now or at a moment: whom it reaches is written down here, each with the reason if they get nothing. Throws what is
 * missing, and does nothing then; `campaign.unfilled` says whose mail would have a gap, and which.
 */
export async function startCampaign(
  context: CompanyContext,
  { id, version, startsAt }: { id: string; version?: number | undefined; startsAt: string | null },
) {
  const isTest = await prepare(context, id)
  return write(context, 'campaign.campaign-start', async (tx) => {
    const stands = { ...(await takeDraft(context, tx, id, version)), is_test: isTest }
    assertReady(choicesMissing(context, stands))
    const at = startsAt === null ? null : new Date(startsAt)
    const afterSeconds = at ? Math.ceil((at.getTime() - now().getTime()) / 1000) : 0
    if (at && (afterSeconds <= 0 || afterSeconds > farthestDays * 86_400)) throw fail('campaign.startWrong')
    const content = await contentOf(context, tx, stands)
    const people = await reachOf(context, tx, stands)
    const getting = people.filter(({ why }) => why === null)
    const within = { ...context, ...withinTransaction(context, tx), scope: context.scope }
    assertReady(await mailsMissing(within, stands, getting))
    await giveFormats(context, tx, stands, vendorsOf(getting))
    await startDraft(tx, id, { state: at ? 'scheduled' : 'running', startsAt: at, content, isTest })
    await queueRecipients(context, tx, stands, people, afterSeconds)
    await planFollowUps(tx, stands, at ?? now())
    const after = await campaigns.load(tx, context.scope, id)
    return {
      record: { kind: 'campaign', id },
      before: toFacts(stands),
      after: { ...toFacts(after), people: people.length, getting: getting.length },
      answer: savedCampaign('Sending started', after),
    }
  })
}

// Asking a mail server and drawing take their time: both are over before the transaction. The sender is asked again as each mail leaves,
// whether it still holds. Answers whether it is sent in test mode.
async function prepare(context: CompanyContext, id: string): Promise<boolean> {
  const draft = await campaigns.load(context.db, context.scope, id)
  if (draft.state !== 'draft') return draft.is_test
  const { campaign, missing } = await readyOf(context, draft)
  assertReady(missing)
  const getting = (await reachOf(context, context.db, campaign)).filter(({ why }) => why === null)
  if (getting.length === 0) throw fail('campaign.nothingToSend')
  if (draft.file_keys.length > 0) await drawInFormats(context, campaign, vendorsOf(getting))
  return campaign.is_test
}

const vendorsOf = (people: readonly Reached[]) => [...new Set(people.flatMap(({ vendor_id }) => vendor_id ?? []))]
