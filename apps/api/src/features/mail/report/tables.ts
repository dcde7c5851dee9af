import type { CountedMails, MailGrouping, MailOutcome } from '@corridor/contract/mail/report/kinds'
import { peopleSeen } from '../../../db/scope/people-seen.ts'
import { companyOf, type Scope } from '../../../db/scope/scope.ts'
import { isSeen, narrowed, seenBy, seenInCompany, textOf, type Within } from '../../../db/scope/within.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'

/** The people of campaigns that the reader sees, without those whom they do not see. */
export const seenRecipients: Within = (sql, scope) =>
  narrowed(
    sql,
    seenBy(sql, scope, {
      of: { table: 'campaign', by: 't.campaign_id' },
      company: (id) => sql`t.company_id = ${id}`,
      platform: 'all',
    }),
    sql`${sql.unsafe(textOf(peopleSeen.replaceAll('r.', 't.'), scope))}`,
  )

export type Period = Pick<CountedMails, 'from' | 'to'>

const zoneOf = (sql: Sql, scope: Scope) =>
  sql`(select coalesce(max(timezone), 'UTC') from company_settings where company_id = ${companyOf(scope)})`

/** Groups that a mail is counted under: a join that gives `key` and `name` as `k`. A group that the reader does not see is none. */
const under: Record<MailGrouping, (sql: Sql, scope: Scope) => Fragment> = {
  campaign: (sql) => sql`cross join lateral (select g.id::text as key, g.subject as name) k`,
  template: (sql, scope) => sql`left join lateral (
    select p.id::text as key, p.name from email_template p
    where p.id = g.template_id and p.deleted_at is null and ${isSeen(sql, scope, 'p')}) k on true`,
  group: (sql, scope) => sql`left join lateral (
    select p.id::text as key, p.name from unnest(t.group_ids) reached (id)
    join vendor_group p on p.id = reached.id and p.deleted_at is null and ${isSeen(sql, scope, 'p')}) k on true`,
  member: (sql) => sql`cross join lateral (select g.created_by::text as key, '' as name) k`,
  week: (sql, scope) => sql`cross join lateral (
    select to_char(date_trunc('week', t.content_at at time zone ${zoneOf(sql, scope)}), 'YYYY-MM-DD') as key, '' as name) k`,
}

/** Mails that servers took, to people whom the caller sees, each with what it is counted under: of several groups, once for each. */
export function sentMails(sql: Sql, scope: Scope, grouping: MailGrouping, { from, to }: Period): Fragment {
  const day = (date: string) => sql`(${date}::date)::timestamp at time zone ${zoneOf(sql, scope)}`
  return sql`
    select t.id, t.state, t.replied_at, t.content_at, coalesce(k.key, '') as key, coalesce(k.name, '') as name
    from campaign_recipient t join campaign g on g.id = t.campaign_id ${under[grouping](sql, scope)}
    where ${seenRecipients(sql, scope)} and t.state in ('accepted', 'bounced', 'unknown') and t.content_at is not null
      ${from === '' ? sql`` : sql`and t.content_at >= ${day(from)}`}
      ${to === '' ? sql`` : sql`and t.content_at < ${day(to)} + interval '1 day'`}`
}

/** Finds the answers of people to mails: the conversations that the caller sees, by the person of a campaign. */
export const answersTo = (sql: Sql, scope: Scope): Fragment => sql`
  select distinct m.recipient_id as id, t.id as thread_id, t.kind, t.job_id, t.vendor_id
  from inbox_mail m join inbox_thread t on t.id = m.thread_id
  where m.company_id = ${companyOf(scope)} and m.recipient_id is not null and m.direction = 'in' and not m.is_automatic
    and m.is_known and m.sender_proof <> 'claimed' and ${isSeen(sql, scope, 't')}`

/** The submissions that a table `answer` brought: those that went out in the conversation, and those to its vendor for its job. */
export const submittedFor = (sql: Sql, scope: Scope): Fragment => sql`
  select a.id, t.id as submission_id from answer a join inbox_mail o on o.thread_id = a.thread_id
  join submission t on t.mail_id = o.id and t.has_left where ${seenInCompany(sql, scope)}
  union
  select a.id, t.id from answer a join submission t on t.job_id = a.job_id and t.has_left
  where ${seenInCompany(sql, scope)}
    and exists (select from submission_hop h where h.submission_id = t.id and h.vendor_id = a.vendor_id)`

const ofRow = (sql: Sql, scope: Scope, { grouping, key, from, to }: CountedMails) =>
  sql`select s.id from (${sentMails(sql, scope, grouping, { from, to })}) s where s.key = ${key}`

/** For a list of people, as `t`: those of one row of the report. */
export const isCounted = (sql: Sql, scope: Scope, mails: CountedMails): Fragment =>
  sql`t.id in (${ofRow(sql, scope, mails)})`

const outcomes: Record<MailOutcome, (sql: Sql, scope: Scope) => Fragment> = {
  sent: (sql) => sql`t.state in ('accepted', 'bounced', 'unknown')`,
  delivered: (sql) => sql`t.state = 'accepted'`,
  replied: (sql) => sql`t.replied_at is not null`,
  requirements: (sql, scope) =>
    sql`t.id in (select a.id from (${answersTo(sql, scope)}) a where a.kind = 'requirement')`,
}

/** For a list of people, as `t`: those whose mail had this outcome. */
export const hasOutcome = (sql: Sql, scope: Scope, outcome: MailOutcome): Fragment => outcomes[outcome](sql, scope)

/** For a list of submissions: those that the answers to these mails brought; `id` is the column that names one. */
export const isBroughtBy = (
  sql: Sql,
  scope: Scope,
  id: 't.id' | 't.submission_id',
  mails: CountedMails,
): Fragment => sql`
  ${sql.unsafe(id)} in (
    with sent as (${ofRow(sql, scope, mails)}), answer as (select a.* from (${answersTo(sql, scope)}) a where a.id in (select id from sent))
    select submission_id from (${submittedFor(sql, scope)}) brought)`
