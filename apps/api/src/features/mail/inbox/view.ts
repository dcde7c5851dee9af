import type { InboxMail } from '@corridor/contract/mail/inbox/shapes'
import { toNames } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { toStoredFile } from '../../base/file/tables.ts'
import { countRequirementsBefore, listAlike } from '../alike/tables.ts'
import { listReading } from '../mailbox/tables.ts'
import { listSuppressed } from '../suppression/tables.ts'
import { type AttachmentRow, listAttachments, listMails, type MailRow } from './store.ts'
import { inboxThreadsOf } from './tables.ts'
import { toWire } from './values.ts'

/** One conversation with its newest mails. Throws `record.notFound`. */
export async function viewThread({ db, scope, caller }: CompanyContext, { id }: { id: string }) {
  const thread = await inboxThreadsOf(caller).load(db, scope, id)
  const mails = await listMails(db, id)
  const attachments = await listAttachments(
    db,
    mails.map((mail) => mail.id),
  )
  const byMail = Map.groupBy(attachments, ({ mail_id }) => mail_id)
  const { sender_address } = thread
  const stopped = sender_address ? await listSuppressed(db, scope.companyId, null, [sender_address]) : new Map()
  return {
    success: true as const,
    data: toWire(thread),
    items: mails.map((mail) => toMail(mail, byMail.get(mail.id) ?? [])),
    alike: (await listAlike(db, scope, caller, [id])).get(id) ?? [],
    requirementsBefore: thread.vendor_id ? await countRequirementsBefore(db, scope, id) : 0,
    isSenderStopped: stopped.size > 0,
  }
}

/** Shows the states of the mailboxes that mail comes in through. */
export async function showState(context: CompanyContext) {
  const mailboxes = await listReading(context.db, context.scope)
  return {
    success: true as const,
    mailboxes: mailboxes.map(({ id, address, read_state, read_error }) => ({
      ...{ _id: id, address, state: read_state },
      // Its own words name servers, which are whoever's who set it up.
      lastError: context.caller.roles.includes('owner') ? read_error : '',
    })),
  }
}

const toMail = (row: MailRow, attachments: readonly AttachmentRow[]): InboxMail => ({
  ...{ _id: row.id, direction: row.direction, subject: row.subject, ownWords: row.own_words, quoted: row.quoted },
  ...{ html: row.html, senderProof: row.sender_proof, isKnown: row.is_known, isAutomatic: row.is_automatic },
  ...{ answerState: row.answer_state, answer: row.answer, isTest: row.is_test },
  byInfo: row.written_by ? [{ _id: row.written_by, ...toNames(row.writer_first, row.writer_last) }] : [],
  from: { name: row.from_name, address: row.from_address },
  to: row.to_people,
  cc: row.cc_people,
  date: row.sent_at.toISOString(),
  attachments: attachments.map((one) => ({
    ...{ name: one.name, size: one.size, refusal: one.refusal },
    file: toStoredFile(one),
  })),
})
