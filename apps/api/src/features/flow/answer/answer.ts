import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { saved, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { managedThreadsOf, type NewAttachment } from '../../mail/inbox/tables.ts'
import { type InboxRow, toFacts, toWire } from '../../mail/inbox/values.ts'
import { type MailboxRow, mailboxes } from '../../mail/mailbox/tables.ts'
import { escaped } from '../../mail/template/escaped.ts'
import { findAnswered, insertAnswer } from './store.ts'

interface Answering {
  id: string
  version?: number | undefined
  words: string
}

const subjectCharsMax = 250

/**
 * Answers whoever wrote last, through the mailbox to which they wrote: it leaves by itself, and stands in the conversation at once. Throws
 * as `queueAnswer`.
 */
export const answerThread = (context: CompanyContext, { id, version, words }: Answering) =>
  write(context, 'inbox.answer-thread', async (tx) => {
    const { scope, caller } = context
    const table = managedThreadsOf(caller)
    const stands = await table.take(tx, scope, id, version)
    await queueAnswer(context, tx, stands, { words, html: toHtml(words) })
    const after = await table.load(tx, scope, id)
    return saved({ kind: 'inbox', toFacts, toWire }, stands, after, 'Answer on its way')
  })

interface Answer {
  words: string
  html: string
  files?: readonly NewAttachment[]
}

/** Writes an answer into its conversation, to leave once the transaction ends; answers its id. Throws `inbox.noSender`, `answer.otherMailbox`, `answer.mailboxOff`. */
export async function queueAnswer(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  stands: InboxRow,
  { words, html, files = [] }: Answer,
): Promise<string> {
  const { scope } = context
  const answered = await findAnswered(tx, stands.id)
  if (!stands.sender_address || !answered) throw fail('inbox.noSender')
  const mailbox = await mailboxes.load(tx, scope, stands.mailbox_id)
  assertMayAnswerFrom(scope, mailbox)
  const mailId = newId()
  await insertAnswer(
    tx,
    {
      ...{ id: mailId, company_id: scope.companyId, thread_id: stands.id, mailbox_id: mailbox.id },
      message_id: `<${mailId}@${mailbox.address.slice(mailbox.address.lastIndexOf('@') + 1)}>`,
      reference_ids: [...answered.reference_ids, ...(answered.message_id ? [answered.message_id] : [])],
      ...{ from_name: mailbox.name, from_address: mailbox.address },
      to_people: [{ name: stands.sender_name, address: stands.sender_address }],
      ...{ subject: toAnswerSubject(answered.subject || stands.subject), own_words: words, html },
      ...{ written_by: scope.userId, sent_at: now() },
    },
    files,
  )
  await hurryAnswer(context, tx, stands, mailId)
  return mailId
}

/** Throws `answer.otherMailbox` and `answer.mailboxOff`. */
export function assertMayAnswerFrom({ userId }: CompanyScope, { member_id, state }: MailboxRow): void {
  // A provider knows one person by it, and so does whoever reads the answer.
  if (member_id && member_id !== userId) throw fail('answer.otherMailbox')
  if (state === 'off' || state === 'reconnect') throw fail('answer.mailboxOff')
}

/** Gives a waiting answer to a worker once the transaction is committed, and tells those who have the conversation open. */
export async function hurryAnswer(
  { scope: { companyId }, platform }: CompanyContext,
  tx: postgres.TransactionSql,
  { id, audience }: Pick<InboxRow, 'id' | 'audience'>,
  mailId: string,
): Promise<void> {
  await platform.jobs.enqueue(tx, 'send-answer', { mailId })
  await platform.events.tell(tx, { companyId, record: audience }, { kind: 'inbox', id })
}

const toAnswerSubject = (subject: string) =>
  (/^\s*re\s*:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, subjectCharsMax)

/** Paragraphs and lines stay as they were typed. */
export const toHtml = (words: string) =>
  words
    .split(/\n{2,}/)
    .map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
