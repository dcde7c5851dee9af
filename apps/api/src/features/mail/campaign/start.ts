import { mergeFieldNames } from '@corridor/contract/mail/template/merge-fields'
import type { CompanyContext } from '../../../db/context.ts'
import { withinTransaction } from '../../../db/within-transaction.ts'
import { write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { queueRecipients } from '../recipient/queue.ts'
import { contentOf } from './content.ts'
import { drawInFormats, giveFormats } from './draw-in-formats.ts'
import { gapsOf } from './mails.ts'
import { followUpOf, planFollowUps } from './plan-follow-ups.ts'
import { type Reached, reachOf } from './reach.ts'
import { savedCampaign, takeDraft } from './save.ts'
import { senderOf } from './sender.ts'
import { startDraft } from './store.ts'
import { type CampaignRow, campaigns, toFacts } from './tables.ts'

const farthestDays = 365
const namedAtMost = 3

/**
 * Sends a draft, now or at a moment: whom it reaches is written down here, each with the reason if they get nothing. Throws what is
 * missing, and does nothing then; `campaign.unfilled` says whose mail would have a gap, and which.
 */
export async function startCampaign(
  context: CompanyContext,
  { id, version, startsAt }: { id: string; version?: number | undefined; startsAt: string | null },
) {
  await prepare(context, id)
  return write(context, 'campaign.campaign-start', async (tx) => {
    const stands = await takeDraft(context, tx, id, version)
    assertMaySend(context, stands)
    const at = startsAt === null ? null : new Date(startsAt)
    const afterSeconds = at ? Math.ceil((at.getTime() - now().getTime()) / 1000) : 0
    if (at && (afterSeconds <= 0 || afterSeconds > farthestDays * 86_400)) throw fail('campaign.startWrong')
    const content = await contentOf(context, tx, stands)
    const people = await reachOf(context, tx, stands)
    const getting = people.filter(({ why }) => why === null)
    if (getting.length === 0) throw fail('campaign.nothingToSend')
    const within = { ...context, ...withinTransaction(context, tx), scope: context.scope }
    const gaps = await gapsOf(within, stands, getting)
    for (const at of stands.follow_up_days.keys())
      gaps.push(...(await gapsOf(within, followUpOf(stands, at + 1), getting)))
    const [first] = gaps
    if (first)
      throw fail('campaign.unfilled', {
        name: gaps
          .slice(0, namedAtMost)
          .map(({ person }) => person.name || person.address)
          .join(', '),
        field: mergeFieldNames[first.field],
        n: gaps.length,
      })
    await giveFormats(context, tx, stands, vendorsOf(getting))
    await startDraft(tx, id, { state: at ? 'scheduled' : 'running', startsAt: at, content })
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

// Asking a mail server and drawing take their time: both are over before the transaction. Whether the sender still holds is asked again as
// each mail leaves.
async function prepare(context: CompanyContext, id: string): Promise<void> {
  const draft = await campaigns.load(context.db, context.scope, id)
  if (draft.state !== 'draft') return
  assertMaySend(context, draft)
  const content = await contentOf(context, context.db, draft)
  const getting = (await reachOf(context, context.db, draft)).filter(({ why }) => why === null)
  if (getting.length === 0) throw fail('campaign.nothingToSend')
  await senderOf(context, context.scope, content.fromAddress)
  if (draft.file_keys.length > 0) await drawInFormats(context, draft, vendorsOf(getting))
}

const vendorsOf = (people: readonly Reached[]) => [...new Set(people.flatMap(({ vendor_id }) => vendor_id ?? []))]

/** Throws `campaign.candidatesAlone`, and what is not chosen yet. */
export function assertMaySend({ caller }: CompanyContext, { kind, hotlist_id, job_id, ...asked }: CampaignRow): void {
  const isSeller = caller.roles.some((role) => role === 'owner' || role === 'bench-sales')
  const others = [...asked.group_ids, ...asked.vendor_ids, ...asked.contact_ids]
  if (!isSeller && others.length > 0) throw fail('campaign.candidatesAlone')
  if (kind === 'hotlist' && !hotlist_id) throw fail('campaign.noHotlist')
  if (kind === 'requirement' && !job_id) throw fail('campaign.noJob')
}
