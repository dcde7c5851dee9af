import type { AnswerState } from '@corridor/contract/field/answer-states'
import { keepMonthsMin, usualKeepMonths } from '@corridor/contract/mail/inbox/kinds'
import type { inbox } from '@corridor/contract/mail/inbox/shapes'
import type { Role } from '@corridor/contract/wire/access'
import type { ListSpec } from '../../../db/list/spec.ts'
import { hasTerm } from '../../../db/list/term.ts'
import { type OwnerColumns, ownerColumns } from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Caller } from '../../../db/scope/context.ts'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { isSeen, narrowed, seen, seenAlone, textOf, type Within } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Fragment, type Sql } from '../../../platform/sql.ts'
import type { About, Page } from '../../candidate/timeline/tables.ts'
import { type InboxRow, type InboxValues, toWire } from './values.ts'

/** Person whom a mail names, as it is kept. */
export interface MailPerson {
  name: string
  address: string
}

// One that was put off until now waits again, without anybody having to wake it.
export const stateNow = `case when t.state = 'snoozed' and t.snoozed_until <= now() then 'open' else t.state end`

const joins = `join mailbox x on x.id = t.mailbox_id left join user_account a on a.id = t.assigned_to
  left join vendor v on v.id = t.vendor_id and v.deleted_at is null and ${seen('v')}
  left join vendor_contact k on k.id = t.contact_id and k.vendor_id = v.id and k.deleted_at is null
  left join candidate c on c.id = t.candidate_id and c.deleted_at is null and ${seen('c')}
  left join campaign g on g.id = t.campaign_id and g.deleted_at is null and ${seen('g')}
  left join job j on j.id = t.job_id and j.deleted_at is null and ${seen('j')}`

const allThreads = seenAlone('audience')

/** The answers to one's own campaigns and jobs, and what one was given. */
const ownThreads: Within = (sql, scope) =>
  narrowed(
    sql,
    allThreads(sql, scope),
    sql`(t.assigned_to = ${scope.userId}
      or exists (select from campaign o where o.id = t.campaign_id and o.created_by = ${scope.userId})
      or exists (select from job o join audience w on w.id = o.audience where o.id = t.job_id and w.owner_id = ${scope.userId})
      or exists (select from mailbox o where o.id = t.mailbox_id and o.member_id = ${scope.userId}))`,
  )

const answersAll: readonly Role[] = ['owner', 'bench-sales']
const readsAll: readonly Role[] = [...answersAll, 'company-user']

type Roles = Pick<Caller, 'roles'>
const threadsFor = (all: readonly Role[], { roles }: Roles): Within =>
  roles.some((role) => all.includes(role)) ? allThreads : ownThreads

/** Conversations that a member reads. Members who recruit and nothing else have those about their own work. */
export const threadsOf = (caller: Roles): Within => threadsFor(readsAll, caller)

const waits = `t.state <> 'done' and (t.snoozed_until is null or t.snoozed_until <= now())`

const specWithin = (within: Within): ListSpec<InboxRow, typeof inbox.list> => ({
  table: 'inbox_thread',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.subject, t.sender_name, t.sender_address, left(t.words, 300) as words, t.kind,
    t.kind_rule, t.kind_words, t.kind_by, t.back_on::text as back_day, ${stateNow} as state, t.snoozed_until, t.assigned_to, t.last_at, t.is_unread, t.alike_id, t.alike_by,
    t.sender_proof, t.is_known, t.mails, t.audience, t.mailbox_id, x.name as mailbox_name, x.address as mailbox_address, a.first_name as assignee_first,
    a.last_name as assignee_last, v.id as vendor_id, v.name as vendor_name, k.id as contact_id, k.full_name as contact_name,
    c.id as candidate_id, trim(c.full_name) as candidate_name, g.id as campaign_id, g.subject as campaign_name, j.id as job_id,
    j.job_title as job_name`,
  joins,
  within,
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    lastDate: { by: 't.last_at', indexed: true },
    subject: { by: 't.subject collate corridor_text' },
  },
  filters: {
    state: (sql, value) =>
      value === 'open'
        ? sql.unsafe(waits)
        : value === 'snoozed'
          ? sql`t.state = 'snoozed' and t.snoozed_until > now()`
          : sql`t.state = 'done'`,
    kind: (sql, value) => sql`t.kind = ${value}`,
    isMine: (sql, value, scope) => sql`(t.assigned_to is not distinct from ${scope.userId}::uuid) = ${value}`,
    isUnread: (sql, value) => sql`t.is_unread = ${value}`,
    // Picks the one that stands for the others among those that its reader sees.
    isFirstAlike: (sql, value, scope) => sql`(t.alike_id is null or t.kind <> 'requirement' or t.id in (
      select distinct on (t.alike_id) t.id from inbox_thread t
      where t.alike_id is not null and t.kind = 'requirement' and ${sql.unsafe(waits)} and ${within(sql, scope)}
      order by t.alike_id, t.last_at desc, t.id desc)) = ${value}`,
    mailbox: (sql, id) => sql`t.mailbox_id = ${id}`,
    vendor: (sql, id, scope) =>
      sql`t.vendor_id in (select o.id from vendor o where o.id = ${id} and ${sql.unsafe(textOf(seen('o'), scope))})`,
  },
  search: { senderName: 't.sender_name', senderAddress: 't.sender_address', subject: 't.subject', words: 't.words' },
  searchAll: hasTerm,
  toWire: (row) => ({ ...toWire(row), alike: [] }),
})

const inboxColumns = [
  ...(['kind', 'kind_rule', 'kind_words', 'kind_by', 'state', 'snoozed_until', 'assigned_to'] as const),
  ...(['is_unread', 'job_id', 'alike_id', 'alike_by'] as const),
]

const tableOf = (within: Within) =>
  companyTable<InboxRow, InboxValues>({ spec: specWithin(within), entity: 'Conversation', columns: inboxColumns })

/** The list of conversations, as one member has it. */
export const inboxSpecOf = (caller: Roles) => specWithin(threadsOf(caller))

/** The conversations that a member reads, and those that they may change. */
export const inboxThreadsOf = (caller: Roles) => tableOf(threadsOf(caller))
export const managedThreadsOf = (caller: Roles) => tableOf(threadsFor(answersAll, caller))

/** All that the sight of a scope holds, whatever the roles. */
export const allThreadsTable = tableOf(allThreads)

export async function audienceOfThread(tx: Sql, id: string): Promise<number> {
  const [row] = await tx<{ audience: number }[]>`select audience from inbox_thread where id = ${id}`
  return row?.audience ?? 0
}

export interface NewAttachment {
  name: string
  size: number
  file_key: string | null
  refusal: string
}

/** Notes what a mail brings, or takes along, in this order. */
export async function insertAttachments(tx: Sql, mailId: string, attachments: readonly NewAttachment[]): Promise<void> {
  for (const [place, one] of attachments.entries())
    await tx`insert into inbox_attachment ${columnsOf(tx, { id: newId(), mail_id: mailId, place, ...one })}`
}

/**
 * Finds the vendor, contact or candidate of a company that an address belongs to. A contact says more than its vendor, and a vendor more
 * than a candidate.
 */
export async function findWhose(tx: Sql, companyId: string, address: string) {
  const [row] = await tx<{ vendor_id: string | null; contact_id: string | null; candidate_id: string | null }[]>`
    select vendor_id, contact_id, candidate_id from (
      select k.vendor_id, k.id as contact_id, null::uuid as candidate_id, 1 as rank, k.status from vendor_contact k
      join vendor v on v.id = k.vendor_id and v.deleted_at is null
      where v.company_id = ${companyId} and k.deleted_at is null and lower(k.email) = ${address}
      union all
      select v.id, null, null, 2, v.status from vendor v
      where v.company_id = ${companyId} and v.deleted_at is null and lower(v.email) = ${address}
      union all
      select null, null, c.id, 3, c.status from candidate c
      where c.company_id = ${companyId} and c.deleted_at is null and lower(c.email) = ${address}) found
    order by status <> 'active', rank limit 1`
  return row
}

/** Done conversations that are older than their company keeps them, with their files; none by which somebody was submitted. */
export const listOutdated = (tx: Sql, limit: number) => tx<{ id: string; keys: string[] }[]>`
  select t.id, array(
    select p.file_key from inbox_attachment p join inbox_mail m on m.id = p.mail_id where m.thread_id = t.id and p.file_key is not null) as keys
  from inbox_thread t left join mail_rule r on r.company_id = t.company_id
  where t.state = 'done' and t.last_at < now() - make_interval(months => ${keepMonthsMin})
    and t.last_at < now() - make_interval(months => coalesce(r.keep_months, ${usualKeepMonths}))
    and not exists (select from inbox_mail m join submission s on s.mail_id = m.id where m.thread_id = t.id)
  order by t.last_at limit ${limit} for update of t skip locked`

export const deleteThreads = (tx: Sql, ids: readonly string[]) =>
  tx`delete from inbox_thread where id = any(${ids as string[]}::uuid[])`

/** A file that a mail brought is read by whoever sees its conversation; a resume that it took along also by whoever sees the submission. */
export const isSeenFile = (sql: Sql, scope: CompanyScope, caller: Roles): Fragment => sql`(exists (
  select from inbox_attachment p join inbox_mail m on m.id = p.mail_id join inbox_thread t on t.id = m.thread_id
  where p.file_key = key and ${threadsOf(caller)(sql, scope)})
  or exists (select from submission s where s.resume_key = key and s.deleted_at is null and ${isSeen(sql, scope, 's')}))`

export interface MailRow extends OwnerColumns {
  id: string
  at: Date
  direction: 'in' | 'out'
  state: AnswerState | null
  subject: string
  sender: string
  thread_id: string
}

/** The mails about a record in conversations that the caller reads, the newest first. */
export const listMailsAbout = (sql: Sql, scope: Scope, within: Within, about: About, { before, limit }: Page) => sql<
  MailRow[]
>`
  select m.id, m.sent_at as at, m.direction, m.answer_state as state, m.subject, t.id as thread_id, ${sql.unsafe(ownerColumns)},
    case when m.direction = 'in' then coalesce(nullif(m.from_name, ''), m.from_address) else '' end as sender
  from inbox_mail m join inbox_thread t on t.id = m.thread_id left join user_account u on u.id = m.written_by
  where ${isAbout(sql, about)} and ${within(sql, scope)}
    and (${before}::uuid is null or m.id < ${before}::uuid)
  order by m.id desc limit ${limit}`

/** A candidate is concerned by what they wrote, and by the answers that they were submitted with. */
const isAbout = (sql: Sql, { kind, id }: About): Fragment =>
  kind === 'candidate'
    ? sql`m.id in (
        select of.id from inbox_thread o join inbox_mail of on of.thread_id = o.id where o.candidate_id = ${id}
        union all select s.mail_id from submission s where s.candidate_id = ${id} and s.mail_id is not null)`
    : sql`t.${sql.unsafe(kind)}_id = ${id}`
