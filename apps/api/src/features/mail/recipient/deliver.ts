import { topicOfKind } from '@corridor/contract/mail/campaign/kinds'
import pLimit from 'p-limit'
import { type Context, toCompanyContext } from '../../../db/context.ts'
import type { Outcome } from '../../../platform/mail/smtp.ts'
import { toEvidence } from '../campaign/evidence.ts'
import { type CampaignMail, mailsOf, shownBy } from '../campaign/mails.ts'
import type { Sender } from '../campaign/sender.ts'
import type { CampaignRow } from '../campaign/tables.ts'
import { listSuppressed } from '../suppression/tables.ts'
import { gathering } from './gather.ts'
import { returnAddressOf } from './return-address.ts'
import { beginMails, endMails, type MailEnd, noteShown, type TakenRow } from './store.ts'
import { listStopped } from './tables.ts'

const minute = 60
/** Waits between tries of a mail that the server does not take now; eight hours together. */
const retryAfterSeconds = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minute)

/** While one goes out, the next are made ready and the last is written down; not where each holds files, for memory's sake. */
const mailsPerConnection = 3

/**
 * Hands the mails of these people to the server, each on its own, and writes down how each ended. Whoever was suppressed since the
 * campaign was started, or answered the mail that it follows, gets none.
 */
export async function deliverMails(
  context: Context,
  campaign: CampaignRow,
  sender: Sender,
  taken: readonly TakenRow[],
): Promise<void> {
  const { db } = context
  const { content } = campaign
  if (!content) throw new Error('A campaign was begun that says not who it comes from.')
  const inCompany = toCompanyContext(context)
  const mails = await mailsOf(inCompany, campaign, content, taken)
  const suppression = gathering(async (addresses: string[]) => {
    const found = await listSuppressed(db, campaign.company_id, topicOfKind[campaign.kind], addresses)
    const answered = campaign.first_id ? await listStopped(db, campaign.first_id, addresses) : undefined
    return addresses.map((address) => {
      const stop = found.get(address)
      return answered?.get(address) ?? (stop && { why: stop.reason, evidence: toEvidence(stop) })
    })
  })
  const begin = gathering(async (ids: string[]) => {
    const mine = await beginMails(db, campaign, ids)
    return ids.map((id) => mine.has(id))
  })
  const end = gathering(async (ends: MailEnd[]) => {
    await endMails(db, campaign, ends)
    return ends.map(() => undefined)
  })
  const { returnDomain } = sender
  const envelopeFrom = (id: string) =>
    returnDomain ? returnAddressOf(context.platform, id, returnDomain) : content.fromAddress
  let hasReached = false
  const atOnce = pLimit(sender.connections * (campaign.file_keys.length > 0 ? 1 : mailsPerConnection))
  await Promise.all(
    taken.map((row, at) =>
      atOnce(async () => {
        const stop = await suppression(row.address)
        const ended = stop
          ? leftOut(row, stop.why, stop.evidence)
          : await sendOne({ sender, from: envelopeFrom(row.id), begin }, row, mails[at])
        if (ended) await end(ended)
        if (ended?.state === 'accepted' || ended?.state === 'unknown') hasReached = true
      }),
    ),
  )
  if (hasReached) await noteShown(db, campaign, await shownBy(inCompany, campaign))
}

/** How the mail to one person ended; nothing if it is not this worker's any more. */
async function sendOne(
  { sender, from, begin }: { sender: Sender; from: string; begin: (id: string) => Promise<boolean> },
  row: TakenRow,
  mail: CampaignMail | undefined,
): Promise<MailEnd | undefined> {
  if (!mail || mail.unfilled.length > 0) return leftOut(row, 'unfilled', null)
  let isMine = true
  const raw = await mail.compose(row, sender.dkim)
  const outcome = await sender.smtp.deliverWritten({ envelope: { from, to: row.address }, raw }, async () => {
    isMine = await begin(row.id)
    if (!isMine) throw new Error('Another worker has this mail.')
  })
  if (outcome.state === 'accepted') await sender.file(raw)
  return isMine ? toEnd(row, outcome) : undefined
}

function toEnd({ id, attempts }: TakenRow, { state, answer }: Outcome): MailEnd {
  const wait = state === 'deferred' ? retryAfterSeconds[attempts] : undefined
  const ended = state === 'deferred' && wait === undefined ? 'refused' : state
  return { id, state: ended, answer, waitSeconds: wait ?? 0, leftOut: null, evidence: null }
}

const leftOut = ({ id }: TakenRow, why: string, evidence: MailEnd['evidence']): MailEnd => ({
  ...{ id, state: 'left-out', answer: '', waitSeconds: 0, leftOut: why, evidence },
})
