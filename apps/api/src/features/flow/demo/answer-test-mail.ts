import { topicOfKind } from '@corridor/contract/mail/campaign/kinds'
import type { Parts } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import { checkingServerOf } from '../../mail/mailbox/checking-server.ts'
import { findSendingMailbox } from '../../mail/mailbox/tables.ts'
import { takeMail } from '../../mail/mailbox/take-mail.ts'
import { messageIdOf } from '../../mail/recipient/message-id.ts'
import { stopTopic } from '../../mail/suppression/choose.ts'
import { addresseesOf } from '../../mail/suppression/tables.ts'
import { type Answered, answerMail, placeOf, reactionAt, reportMail } from './answers.ts'
import { findTestCampaign, listKeptFor } from './store.ts'

const answersMax = 100

/**
 * Answers a campaign that the demo kept, as people and their servers would: what comes in goes the same way as any mail, and twice is as
 * once. Nothing is answered outside the demo, nor for a sender without a mailbox.
 */
export async function answerTestMail(parts: Parts, { campaignId }: { campaignId: string }): Promise<void> {
  const { db, platform } = parts
  const campaign = platform.isDemo ? await findTestCampaign(db, campaignId) : undefined
  if (!campaign?.content) return
  const { content, company_id: companyId, created_by: userId, kind, subject } = campaign
  const mailboxOf = (address: string) => findSendingMailbox(db, { companyId, userId }, address)
  const mailbox = (await mailboxOf(content.replyTo)) ?? (await mailboxOf(content.fromAddress))
  const people = await listKeptFor(db, campaignId, answersMax)
  const addressees = await addresseesOf(
    db,
    companyId,
    people.map(({ address }) => address),
  )
  for (const [place, { id, name, address }] of people.entries()) {
    const reaction = reactionAt(place)
    if (!reaction) continue
    if (reaction === 'unsubscribe') {
      const addresseeId = addressees.get(address.toLowerCase())?.id
      const link = addresseeId && { addresseeId, topic: topicOfKind[kind], recipientId: id }
      if (link) await stopTopic({ db, platform, requestId: `demo-${campaignId}` }, link)
      continue
    }
    if (!mailbox) continue
    const answered: Answered = {
      ...{ id, name, address, subject, replyTo: content.replyTo, date: now(), server: checkingServerOf(mailbox) },
      messageId: messageIdOf(platform, id, content.fromAddress),
    }
    const raw = reaction === 'bounce' ? reportMail(answered) : answerMail(reaction, answered)
    const mail = await platform.mailReader.read(Buffer.from(raw))
    await takeMail(parts, mailbox, placeOf(campaignId, place), mail)
  }
  const audience = { companyId, record: campaign.audience }
  await db.begin((tx) => platform.events.tell(tx, audience, { kind: 'campaign', id: campaignId }))
}
