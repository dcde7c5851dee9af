import { topicOfKind } from '@corridor/contract/mail/campaign/kinds'
import pLimit from 'p-limit'
import { type Context, toCompanyContext } from '../../../../db/scope/context.ts'
import type { Outcome } from '../../../../platform/mail/smtp.ts'
import { returnAddressOf } from '../../recipient/return-address.ts'
import { listStopped } from '../../recipient/tables.ts'
import { listSuppressed } from '../../suppression/tables.ts'
import { toEvidence } from '../evidence.ts'
import { type CampaignMail, mailsOf, shownBy } from '../mails.ts'
import type { Sender } from '../sender.ts'
import type { CampaignRow } from '../tables.ts'
import { type Brake, inARowMax, openBrake } from './brake.ts'
import { gathering } from './gather.ts'
import { beginMails, endMails, listRecent, type MailEnd, noteShown, releaseMails, type TakenRow } from './store.ts'

const minute = 60
/** Waits between tries of a mail that the server does not take now; eight hours together. */
const retryAfterSeconds = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minute)

/**
 * Mails to each connection: while one goes out, the next are made ready and the last is written down; fewer if each holds files, for
 * memory's sake.
 */
const mailsPerConnection = 3

/**
 * Hands the mails of these people to the server, each on its own, and writes down how each ended. Leaves out people who were suppressed
 * since the campaign was started, or answered the mail that it follows. If mail after mail does not arrive, the rest waits, and the
 * server's words are answered.
 */
export async function deliverMails(
  context: Context,
  campaign: CampaignRow,
  sender: Sender,
  taken: readonly TakenRow[],
): Promise<string | undefined> {
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
  const brake = openBrake(await listRecent(db, campaign, inARowMax), sender.connections)
  const atOnce = pLimit(sender.connections * (campaign.file_keys.length > 0 ? 1 : mailsPerConnection))
  await Promise.all(
    taken.map((row, at) =>
      atOnce(async () => {
        if (brake.words() !== undefined) return
        const stop = await suppression(row.address)
        const ended = stop
          ? leftOut(row, stop.why, stop.evidence)
          : await sendOne({ sender, from: envelopeFrom(row.id), begin, brake }, row, mails[at])
        if (!ended) return
        await end(ended)
        if (ended.state === 'accepted' || ended.state === 'unknown') hasReached = true
      }),
    ),
  )
  if (hasReached) await noteShown(db, campaign, await shownBy(inCompany, campaign))
  if (brake.words() !== undefined) await releaseMails(db, campaign)
  return brake.words()
}

interface Sending {
  sender: Sender
  from: string
  begin: (id: string) => Promise<boolean>
  brake: Brake
}

/** Sends the mail to one person and says how it ended; undefined if it is not this worker's any more. */
async function sendOne(
  { sender, from, begin, brake }: Sending,
  row: TakenRow,
  mail: CampaignMail | undefined,
): Promise<MailEnd | undefined> {
  if (!mail || mail.unfilled.length > 0) return leftOut(row, 'unfilled', null)
  const raw = await mail.compose(row, sender.dkim)
  const ended = await brake.run(async () => {
    let isMine = true
    const outcome = await sender.smtp.deliverWritten({ envelope: { from, to: row.address }, raw }, async () => {
      isMine = await begin(row.id)
      if (!isMine) throw new Error('Another worker has this mail.')
    })
    return isMine ? toEnd(row, outcome) : undefined
  })
  if (ended?.state === 'accepted') await sender.file(raw)
  return ended
}

function toEnd({ id, attempts }: TakenRow, { state, answer }: Outcome): MailEnd {
  const wait = state === 'deferred' ? retryAfterSeconds[attempts] : undefined
  const ended = state === 'deferred' && wait === undefined ? 'refused' : state
  return { id, state: ended, answer, waitSeconds: wait ?? 0, leftOut: null, evidence: null }
}

const leftOut = ({ id }: TakenRow, why: string, evidence: MailEnd['evidence']): MailEnd => ({
  ...{ id, state: 'left-out', answer: '', waitSeconds: 0, leftOut: why, evidence },
})
