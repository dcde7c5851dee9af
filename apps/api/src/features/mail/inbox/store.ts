import type { AnswerState } from '@corridor/contract/field/answer-states'
import type { InboxKind, KindRule, SenderProof } from '@corridor/contract/mail/inbox/kinds'
import { mailsShownMax } from '@corridor/contract/mail/inbox/kinds'
import { access } from '@corridor/contract/wire/access'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { columnsOf, json, type Sql } from '../../../platform/sql.ts'
import { type FileColumns, fileColumns } from '../../base/file/tables.ts'
import { listAlike } from '../alike/tables.ts'
import { inboxSpecOf, insertAttachments, type MailPerson, type NewAttachment } from './tables.ts'

/** The queue: beside each requirement those that ask for the same. */
export async function listInbox({ db, scope, caller }: Context, query: ListQuery) {
  const page = await runList(db, scope, inboxSpecOf(caller), query)
  const ids = page.data.map(({ _id }) => _id)
  const alike = await listAlike(db, scope, caller, ids)
  return { ...page, data: page.data.map((row) => ({ ...row, alike: alike.get(row._id) ?? [] })) }
}

type Words = 'from_name' | 'from_address' | 'to_people' | 'cc_people' | 'subject' | 'own_words' | 'quoted' | 'html'

export interface MailRow
  extends Pick<NewMail, 'id' | Words | 'sender_proof' | 'is_known' | 'is_automatic' | 'sent_at'> {
  direction: 'in' | 'out'
  answer_state: AnswerState | null
  answer: string
  is_test: boolean
  writer_first: string | null
  writer_last: string | null
  written_by: string | null
}

/** The newest mails of a conversation, the oldest first. */
export const listMails = (sql: Sql, threadId: string) => sql<MailRow[]>`
  select * from (
    select m.id, direction, from_name, from_address, to_people, cc_people, subject, own_words, quoted, html, sender_proof, is_known, is_automatic, sent_at,
      answer_state, answer, is_test, written_by, u.first_name as writer_first, u.last_name as writer_last
    from inbox_mail m left join user_account u on u.id = m.written_by
    where thread_id = ${threadId} order by sent_at desc, m.id desc limit ${mailsShownMax}) newest
  order by sent_at, id`

export interface AttachmentRow extends FileColumns {
  mail_id: string
  name: string
  size: number
  refusal: string
}

export const listAttachments = (sql: Sql, mailIds: readonly string[]) => sql<AttachmentRow[]>`
  select p.mail_id, p.name, p.size, p.refusal, ${sql.unsafe(fileColumns)}
  from inbox_attachment p left join stored_file f on f.key = p.file_key
  where p.mail_id = any(${mailIds as string[]}::uuid[]) order by p.mail_id, p.place`

/** Counts the unread conversations that wait for this member. */
export async function countUnread({ db, scope, caller }: Context): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from inbox_thread t
    where t.is_unread and t.state <> 'done' and (t.snoozed_until is null or t.snoozed_until <= now())
      and ${inboxSpecOf(caller).within(db, scope)}`
  return row?.n ?? 0
}

/** True if a member may be given a conversation: they answer mail, and see it. */
export async function mayAnswer(sql: Sql, scope: CompanyScope, userId: string, threadId: string): Promise<boolean> {
  const [row] = await sql<{ may: boolean }[]>`
    select may_see(${scope.companyId}, ${userId}, 'inbox', ${threadId}) as may from membership m
    join user_account u on u.id = m.user_id and u.status = 'active'
    where m.company_id = ${scope.companyId} and m.user_id = ${userId} and m.status = 'active'
      and m.roles && ${[...access.inbox.manage]}::text[]`
  return row?.may ?? false
}

/** The newest mail that came in, which is what a member acts on. */
export async function findNewestIn(sql: Sql, threadId: string) {
  const [row] = await sql<{ message_id: string; subject: string; own_words: string; sent_at: Date }[]>`
    select message_id, subject, own_words, sent_at from inbox_mail
    where thread_id = ${threadId} and direction = 'in' order by sent_at desc, id desc limit 1`
  return row
}

export const noteRead = (tx: Sql, id: string) => tx`update inbox_thread set is_unread = false where id = ${id}`

// Statements of receiving.

/** Finds the member or company of a mailbox; undefined if it was removed meanwhile. */
export async function findReceiver(sql: Sql, companyId: string, mailboxId: string) {
  const [row] = await sql<
    { id: string; made_by: string | null; address: string; imap_host: string; checking_server: string }[]
  >`
    select id, address, imap_host, checking_server, coalesce(member_id, created_by, (
      select user_id from membership where company_id = ${companyId} and 'owner' = any(roles) and status = 'active' order by created_at limit 1
    )) as made_by
    from mailbox where id = ${mailboxId} and company_id = ${companyId}`
  return row
}

/** The mailbox by which a request from outside is answered: that of the member whom it is for, else the company's; undefined if none works. */
export async function findAskReceiver(sql: Sql, companyId: string, memberId: string) {
  const [row] = await sql<{ id: string; name: string; address: string }[]>`
    select id, name, address from mailbox
    where company_id = ${companyId} and state not in ('off', 'reconnect') and (member_id is null or member_id = ${memberId})
    order by member_id is null, created_at limit 1`
  return row
}

/** The conversation in which an address asked through the same link and nobody has done with it. */
export async function findAskedBefore(tx: Sql, mailboxId: string, address: string, title: string) {
  const [row] = await tx<{ id: string }[]>`
    select id from inbox_thread
    where mailbox_id = ${mailboxId} and sender_address = ${address} and subject = ${title} and kind_rule like 'share-%' and state <> 'done'
    order by last_at desc limit 1`
  return row?.id
}

/** One mail of a mailbox at a time: an answer finds the mail that it answers, and the same is not taken twice. */
export const holdMailboxInbox = (tx: Sql, mailboxId: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`inbox ${mailboxId}`}, 0))`

export interface MailPlace {
  folder: string
  uidValidity: string
  uid: number
}

export const isKept = async (sql: Sql, mailboxId: string, messageId: string, { folder, uidValidity, uid }: MailPlace) =>
  (
    await sql`
      select from inbox_mail where mailbox_id = ${mailboxId} and (
        (message_id <> '' and message_id = ${messageId})
        or (folder = ${folder} and uid_validity = ${uidValidity}::bigint and uid = ${uid}))`
  ).length > 0

export interface FoundThread {
  id: string
  subject: string
  is_known: boolean
  vendor_id: string | null
  contact_id: string | null
  candidate_id: string | null
  campaign_id: string | null
  job_id: string | null
}

const foundColumns = 't.id, t.subject, t.is_known, t.vendor_id, t.contact_id, t.candidate_id, t.campaign_id, t.job_id'

/** The conversation of a mailbox in which one of these mails stands: of several that of the one that is named last. */
export async function findThreadOf(
  tx: Sql,
  mailboxId: string,
  ids: readonly string[],
): Promise<FoundThread | undefined> {
  const [row] = await tx<FoundThread[]>`
    select ${tx.unsafe(foundColumns)} from unnest(${ids as string[]}::text[]) with ordinality as named (id, at)
    join inbox_mail m on m.mailbox_id = ${mailboxId} and m.message_id = named.id join inbox_thread t on t.id = m.thread_id
    order by named.at desc limit 1`
  return row
}

/** The conversation of a mailbox about the mail to one person of a campaign. */
export async function findThreadAbout(
  tx: Sql,
  mailboxId: string,
  recipientId: string,
): Promise<FoundThread | undefined> {
  const [row] = await tx<FoundThread[]>`
    select ${tx.unsafe(foundColumns)} from inbox_mail m join inbox_thread t on t.id = m.thread_id
    where m.recipient_id = ${recipientId} and m.mailbox_id = ${mailboxId} order by m.sent_at limit 1`
  return row
}

/** Everybody who wrote, or was written to, in a conversation. */
export async function listPeopleOf(tx: Sql, threadId: string): Promise<Set<string>> {
  const rows = await tx<{ address: string }[]>`
    select lower(from_address) as address from inbox_mail where thread_id = ${threadId}
    union select lower(p->>'address') from inbox_mail, jsonb_array_elements(to_people || cc_people) p where thread_id = ${threadId}`
  return new Set(rows.map(({ address }) => address))
}

export interface WrittenTo {
  id: string
  address: string
  vendor_id: string | null
  contact_id: string | null
  candidate_id: string | null
  campaign_id: string
  job_id: string | null
}

/** The person of a campaign whom a mail answers. */
export async function findWrittenTo(tx: Sql, companyId: string, recipientId: string): Promise<WrittenTo | undefined> {
  const [row] = await tx<WrittenTo[]>`
    select r.id, lower(r.address) as address, r.vendor_id, r.contact_id, r.candidate_id, r.campaign_id, g.job_id
    from campaign_recipient r join campaign g on g.id = r.campaign_id where r.id = ${recipientId} and r.company_id = ${companyId}`
  return row
}

export type NewThread = Omit<FoundThread, 'is_known' | 'subject'> &
  ThreadMail & { company_id: string; mailbox_id: string }

/** Facts of its conversation that a mail brings. */
export interface ThreadMail {
  subject: string
  sender_name: string
  sender_address: string
  words: string
  kind: InboxKind
  kind_rule: KindRule
  kind_words: string
  back_on: string | null
  last_at: Date
  sender_proof: SenderProof
  is_known: boolean
}

export const insertThread = (tx: Sql, thread: NewThread) => tx`insert into inbox_thread ${columnsOf(tx, thread)}`

/** A person's words open what was done or put off; a machine's change nothing that a person has to see. */
export const continueThread = (tx: Sql, id: string, isAutomatic: boolean, thread: Partial<ThreadMail>) =>
  isAutomatic
    ? tx`update inbox_thread set last_at = greatest(last_at, ${thread.last_at ?? null}), updated_at = now() where id = ${id}`
    : tx`update inbox_thread set ${columnsOf(tx, { ...thread, state: 'open', snoozed_until: null, is_unread: true, kind_by: null })},
        version = version + 1, updated_at = now() where id = ${id}`

export interface NewMail {
  id: string
  company_id: string
  thread_id: string
  mailbox_id: string
  message_id: string
  reference_ids: string[]
  folder: string
  /** Null for what came by no server. */
  uid_validity: string | null
  uid: number | null
  from_name: string
  from_address: string
  to_people: MailPerson[]
  cc_people: MailPerson[]
  subject: string
  own_words: string
  quoted: string
  html: string
  sender_proof: SenderProof
  is_known: boolean
  is_automatic: boolean
  recipient_id: string | null
  sent_at: Date
}

/** Writes a mail that came in with what it brought. */
export async function insertMail(
  tx: Sql,
  { to_people, cc_people, ...mail }: NewMail,
  attachments: readonly NewAttachment[],
) {
  const people = { to_people: json(tx, to_people), cc_people: json(tx, cc_people) }
  await tx`insert into inbox_mail ${columnsOf(tx, { direction: 'in', ...mail, ...people })}`
  await tx`update inbox_thread set mails = mails + 1 where id = ${mail.thread_id}`
  await insertAttachments(tx, mail.id, attachments)
}
