import type { AnswerState } from '@corridor/contract/field/answer-states'
import { columnsOf, json, type Sql } from '../../../platform/sql.ts'
import { insertAttachments, type MailPerson, type NewAttachment } from '../../mail/inbox/tables.ts'

/** An answer that a member wrote. */
export interface NewAnswer {
  id: string
  company_id: string
  thread_id: string
  mailbox_id: string
  message_id: string
  reference_ids: string[]
  from_name: string
  from_address: string
  to_people: MailPerson[]
  subject: string
  own_words: string
  html: string
  written_by: string
  sent_at: Date
}

/**
 * Writes an answer down as one that waits, under the conversation that it continues. Keeps the conversation's place in the queue: nobody
 * outside wrote.
 */
export async function insertAnswer(
  tx: Sql,
  { to_people, ...mail }: NewAnswer,
  files: readonly NewAttachment[],
): Promise<void> {
  const values = { direction: 'out', answer_state: 'queued', ...mail, to_people: json(tx, to_people) }
  await tx`insert into inbox_mail ${columnsOf(tx, values)}`
  await insertAttachments(tx, mail.id, files)
  await tx`
    update inbox_thread set mails = mails + 1, is_unread = false, version = version + 1, updated_at = now()
    where id = ${mail.thread_id}`
}

/** The mail that is answered, with what it answered itself. */
export async function findAnswered(tx: Sql, threadId: string) {
  const [row] = await tx<{ message_id: string; reference_ids: string[]; subject: string }[]>`
    select message_id, reference_ids, subject from inbox_mail
    where thread_id = ${threadId} and direction = 'in' order by sent_at desc, id desc limit 1`
  return row
}

export interface AnswerRow extends NewAnswer {
  attempts: number
  /** Tries that were made before somebody had it sent again. */
  tries_before: number
}

/** An answer that a worker began and left is unknown from then on; true if this one was. */
export const giveUpAnswer = async (tx: Sql, id: string): Promise<boolean> =>
  (
    await tx`
      update inbox_mail set answer_state = 'unknown', answer = 'The worker ended before the server answered.'
      where id = ${id} and answer_state = 'sending' and due_at < now() and content_at is not null`
  ).count > 0

/** Takes an answer that waits, or that a dead worker left before it began; undefined if there is none to send. */
export async function takeAnswer(sql: Sql, id: string, heldSeconds: number): Promise<AnswerRow | undefined> {
  const [row] = await sql<AnswerRow[]>`
    update inbox_mail set answer_state = 'sending', attempts = attempts + 1, due_at = now() + make_interval(secs => ${heldSeconds})
    where id = ${id} and content_at is null and (answer_state = 'queued' or answer_state = 'sending' and due_at < now())
    returning id, company_id, thread_id, mailbox_id, message_id, reference_ids, from_name, from_address, to_people, subject, own_words,
      html, written_by, sent_at, attempts, tries_before`
  return row
}

/** Notes that the content begins to go out; false if another worker has it. */
export async function beginAnswer(sql: Sql, { id, attempts }: AnswerRow): Promise<boolean> {
  const { count } = await sql`
    update inbox_mail set content_at = now()
    where id = ${id} and attempts = ${attempts} and answer_state = 'sending' and content_at is null`
  return count > 0
}

interface AnswerEnd {
  state: AnswerState
  answer: string
  /** True if it was kept in test mode. */
  isTest?: boolean
}

/** Ends an answer. A worker that learns it late still tells, if nobody knew better. */
export const endAnswer = (tx: Sql, { id, attempts }: AnswerRow, { state, answer, isTest = false }: AnswerEnd) => tx`
  update inbox_mail set answer_state = ${state}, answer = ${answer}, is_test = ${isTest}, due_at = null
  where id = ${id} and attempts = ${attempts} and answer_state in ('sending', 'unknown')`

/** Puts it off: surely nothing of it was taken. */
export const deferAnswer = (tx: Sql, { id, attempts }: AnswerRow, answer: string) => tx`
  update inbox_mail set answer_state = 'queued', content_at = null, answer = ${answer}, due_at = null
  where id = ${id} and attempts = ${attempts} and answer_state = 'sending'`

interface Sent {
  answer_state: AnswerState | null
  mailbox_id: string
}

/** An answer of a conversation, held until `tx` ends. */
export async function takeSent(tx: Sql, threadId: string, mailId: string): Promise<Sent | undefined> {
  const [row] = await tx<Sent[]>`
    select answer_state, mailbox_id from inbox_mail where id = ${mailId} and thread_id = ${threadId} and direction = 'out' for update`
  return row
}

/** Has an answer wait once more. News of an earlier try that a worker still gets says nothing of this one. */
export const requeueAnswer = (tx: Sql, id: string, sentAt: Date) => tx`
  update inbox_mail set answer_state = 'queued', answer = '', content_at = null, due_at = null, tries_before = attempts, sent_at = ${sentAt}
  where id = ${id}`

/**
 * Answers that nobody is at any more, though they have not ended: the job of one was lost, or failed as often as it is tried. Answers that
 * wait for another try wait two hours at most.
 */
export const listLost = (sql: Sql, limit: number) => sql<{ id: string; is_hopeless: boolean }[]>`
  select id, attempts - tries_before >= 8 as is_hopeless from inbox_mail
  where answer_state = 'sending' and due_at < now() - interval '1 minute'
    or answer_state = 'queued' and sent_at < now() - interval '3 hours'
  limit ${limit}`

/** Ends all answers that have not ended. */
export const endRestored = (tx: Sql) => tx<{ id: string }[]>`
  update inbox_mail set answer_state = case when content_at is null then 'refused' else 'unknown' end, due_at = null,
    answer = 'Nobody sends it any more: it came with a backup.'
  where answer_state in ('queued', 'sending') returning id`

/** Ends an answer that cannot be sent; false if a worker has it after all. */
export const refuseLost = async (tx: Sql, id: string): Promise<boolean> =>
  (
    await tx`
      update inbox_mail set answer_state = 'refused', answer = 'It could not be sent.', due_at = null
      where id = ${id} and content_at is null and (answer_state = 'queued' or answer_state = 'sending' and due_at < now())`
  ).count > 0

/** The files that an answer takes along, in their order. */
export const listFiles = (sql: Sql, mailId: string) => sql<{ key: string; name: string; file_type: string }[]>`
  select f.key, p.name, f.file_type from inbox_attachment p join stored_file f on f.key = p.file_key
  where p.mail_id = ${mailId} order by p.place`

/** Notes what a conversation turned out to be about, and with whom. */
export const joinThread = (
  tx: Sql,
  id: string,
  about: { job_id: string; vendor_id: string | null; contact_id: string | null },
) => tx`update inbox_thread set ${columnsOf(tx, about)} where id = ${id}`
