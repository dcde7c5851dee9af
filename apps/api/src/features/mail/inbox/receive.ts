import type postgres from 'postgres'
import type { Parts } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import { newId } from '../../../platform/ids.ts'
import { judgeSender } from '../../../platform/mail/judge-sender.ts'
import type { ReadMail } from '../../../platform/mail/read-mail.ts'
import { confirmOwnFile } from '../../base/file/own-file.ts'
import { noteRequirement } from '../alike/note-requirement.ts'
import { checkingServerOf } from '../mailbox/checking-server.ts'
import { recipientOfMessageId } from '../recipient/message-id.ts'
import { noteReply } from '../recipient/note-reply.ts'
import type { MarkedRecipient } from '../recipient/note-report.ts'
import { recipientWrittenBackTo } from '../recipient/return-address.ts'
import { keepAttachments } from './attachments.ts'
import { readContent } from './content.ts'
import {
  continueThread,
  type FoundThread,
  findReceiver,
  findThreadAbout,
  findThreadOf,
  findWrittenTo,
  holdMailboxInbox,
  insertMail,
  insertThread,
  isKept,
  listPeopleOf,
  type MailPlace,
  type WrittenTo,
} from './store.ts'
import { audienceOfThread, findWhose } from './tables.ts'

/** Receiver of a mail by its mailbox: a member, or the company. */
export interface Receiver {
  companyId: string
  mailboxId: string
  memberId: string | null
}

/**
 * Puts a mail that was read into its conversation, or begins one. The same mail, by its Message-ID or its place, is taken once, however
 * many workers bring it. Throws only if nothing was kept: it may be brought again.
 */
export async function receiveMail(
  parts: Parts,
  { companyId, mailboxId }: Receiver,
  place: MailPlace,
  read: ReadMail,
  marked: MarkedRecipient | undefined,
): Promise<void> {
  const { db, platform } = parts
  const writtenBackTo = recipientWrittenBackTo(platform, read)
  // A program answers to where a mail came from; people to whom it names.
  const mail = writtenBackTo ? { ...read, isAutomatic: true } : read
  const receiver = await findReceiver(db, companyId, mailboxId)
  // Receives nothing for a mailbox that was removed.
  if (!receiver || (await isKept(db, mailboxId, mail.messageId, place))) return
  const recipientId = marked?.id ?? writtenBackTo ?? (await recipientAnswered(parts, companyId, mail))
  const content = await readContent(parts, mail, recipientId !== undefined)
  const attached = receiver.made_by
    ? await keepAttachments(parts, { companyId, createdBy: receiver.made_by }, mail.attachments)
    : []

  await db.begin(async (tx) => {
    await holdMailboxInbox(tx, mailboxId)
    if (await isKept(tx, mailboxId, mail.messageId, place)) return
    const address = mail.from.address.toLowerCase()
    const writtenTo = recipientId ? await findWrittenTo(tx, companyId, recipientId) : undefined
    const found = await findThread(tx, mailboxId, mail, writtenTo)
    // A report is known by the mail that it tells of, which nobody else could name.
    const isWritten = mail.report ? marked !== undefined : await isWrittenTo(tx, found, writtenTo, address)
    const isKnown = isWritten || (found === undefined && writtenTo === undefined)
    const judged = judgeSender(mail, checkingServerOf(receiver))
    // A name that nobody checked is no more than what a stranger says.
    const senderProof = judged === 'unchecked' && !isKnown ? 'claimed' : judged
    const said = {
      subject: mail.subject,
      sender_name: mail.from.name,
      sender_address: address,
      words: content.own.slice(0, wordsMax),
      ...content.kind,
      back_on: content.backOn,
      // Takes a mail that is dated tomorrow for one of today.
      last_at: new Date(Math.min(mail.date?.getTime() ?? Number.POSITIVE_INFINITY, now().getTime())),
      sender_proof: senderProof,
      is_known: isKnown && (found?.is_known ?? true),
    }
    const id = found?.id ?? newId()
    if (found) await continueThread(tx, id, mail.isAutomatic, { ...said, subject: found.subject })
    else {
      const isNamed = mail.report === undefined && senderProof !== 'claimed'
      const whose = (isNamed && (await findWhose(tx, companyId, address))) || nobody
      await insertThread(tx, { id, company_id: companyId, mailbox_id: mailboxId, ...whoIs(writtenTo, whose), ...said })
    }
    const mailId = newId()
    await insertMail(
      tx,
      {
        ...{ id: mailId, company_id: companyId, thread_id: id, mailbox_id: mailboxId, message_id: mail.messageId },
        ...{ reference_ids: threadOf(mail), folder: place.folder, uid_validity: place.uidValidity },
        ...{ uid: place.uid, from_name: mail.from.name, from_address: address, to_people: mail.to, cc_people: mail.cc },
        ...{ subject: mail.subject, own_words: content.own, quoted: content.quoted, html: content.html },
        ...{
          sender_proof: senderProof,
          is_known: isKnown,
          is_automatic: mail.isAutomatic,
          recipient_id: writtenTo?.id ?? null,
        },
        sent_at: said.last_at,
      },
      attached.map(({ kept: _, ...one }) => one),
    )
    for (const { kept } of attached) if (kept) await confirmOwnFile(tx, kept)
    if (content.asked) await noteRequirement(tx, { companyId, threadId: id, mailId, at: said.last_at }, content.asked)
    // Answers by a program are no reply, and mail of somebody else is not theirs. Many servers check nothing: then the mark of our own mail
    // and the address count, since writing on to somebody who answered is worse.
    if (writtenTo && isKnown && senderProof !== 'claimed' && !mail.isAutomatic)
      await noteReply(tx, companyId, writtenTo.id, said.last_at)
    await platform.events.tell(tx, { companyId, record: await audienceOfThread(tx, id) }, { kind: 'inbox', id })
  })
}

const wordsMax = 2_000
const nobody = { vendor_id: null, contact_id: null, candidate_id: null }

// RFC 5322, 3.6.4: without References an answer goes on from what it names.
const threadOf = ({ references, inReplyTo }: ReadMail) =>
  references.length === 0 && inReplyTo ? [inReplyTo] : references

/** The mails that it says it answers, the nearest last. */
const answered = ({ references, inReplyTo }: ReadMail) => [...references, ...(inReplyTo ? [inReplyTo] : [])]

async function recipientAnswered(parts: Parts, companyId: string, mail: ReadMail): Promise<string | undefined> {
  for (const id of answered(mail).reverse()) {
    const found = await recipientOfMessageId(parts, companyId, id)
    if (found) return found
  }
  return undefined
}

// A subject alone joins nothing: anybody may write "Re: Java bench".
const findThread = async (
  tx: postgres.TransactionSql,
  mailboxId: string,
  mail: ReadMail,
  writtenTo: WrittenTo | undefined,
): Promise<FoundThread | undefined> =>
  (await findThreadOf(tx, mailboxId, answered(mail))) ??
  (writtenTo && (await findThreadAbout(tx, mailboxId, writtenTo.id)))

/** True if its sender wrote in the conversation before, or was written to. */
async function isWrittenTo(
  tx: postgres.TransactionSql,
  found: FoundThread | undefined,
  writtenTo: WrittenTo | undefined,
  address: string,
): Promise<boolean> {
  if (writtenTo?.address === address) return true
  return found !== undefined && (await listPeopleOf(tx, found.id)).has(address)
}

/** Prefers the facts that a campaign knew of the person to those of their address. */
const whoIs = (writtenTo: WrittenTo | undefined, whose: typeof nobody | Awaited<ReturnType<typeof findWhose>>) => ({
  vendor_id: writtenTo?.vendor_id ?? whose?.vendor_id ?? null,
  contact_id: writtenTo?.contact_id ?? whose?.contact_id ?? null,
  candidate_id: writtenTo?.candidate_id ?? whose?.candidate_id ?? null,
  campaign_id: writtenTo?.campaign_id ?? null,
  job_id: writtenTo?.job_id ?? null,
})
