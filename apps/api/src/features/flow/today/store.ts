import {
  type AgencyGroup,
  expiryDays,
  isAgencyGroup,
  paperTasks,
  silentHours,
  studentPaperTasks,
  type TodayGroup,
  todayRowsMax,
} from '@corridor/contract/flow/today/kinds'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { belowSeen, isSeenRecord, seenInCompany } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'
import { isOpen } from '../../job/job/tables.ts'
import { isAlive } from '../../told/task/tables.ts'
import { agencyGroupsOf } from './agency/store.ts'
import { type Asked, columns, type Day, type Group } from './tables.ts'
import type { DoneColumns, WaitingRow } from './values.ts'

export async function dayOf(sql: Sql, companyId: string): Promise<Day> {
  const [row] = await sql<Day[]>`
    select d.day::text as day, d.day::timestamp at time zone
        coalesce((select s.timezone from company_settings s where s.company_id = ${companyId}), 'UTC') as began,
      exists (select from student s where s.company_id = ${companyId} and s.deleted_at is null) as "hasStudents"
    from (select company_day(${companyId}) as day) d`
  return row ?? { day: '', began: new Date(0), hasStudents: false }
}

/** Rows that nobody sees to already: the caller's own work on them today, and what was put off, take them away. */
const untouched = (sql: Sql, { scope }: Asked, { day, began }: Day) => sql`
  not exists (select from task k where k.record_id = t.id and k.company_id = ${scope.companyId}
    and (k.done_at is null and k.due_on > ${day}::date or k.person_id = ${scope.userId} and k.done_at >= ${began}))`

/** The newest colleague who did something about it today. */
const takenBy = (sql: Sql, { scope }: Asked, { began }: Day) => sql`
  left join lateral (
    select k.done_at as taken_at, p.first_name as taken_first, p.last_name as taken_last
    from task k join user_account p on p.id = k.person_id
    where k.record_id = t.id and k.company_id = ${scope.companyId} and k.person_id <> ${scope.userId} and k.done_at >= ${began}
    order by k.done_at desc limit 1) taken on true`

const phone = "coalesce(nullif(v.mobile_number, ''), nullif(v.office_number, ''))"
/** The first of a vendor's people who can be called. */
const contactOf = (vendor: string) => `left join lateral (
    select v.full_name, ${phone} as phone from vendor_contact v
    where v.vendor_id = ${vendor} and v.deleted_at is null and v.status = 'active' and ${phone} is not null
    order by v.created_at limit 1) v on true`
const hop = `left join lateral (select h.* from submission_hop h where h.submission_id = t.id order by h.place limit 1) h on true
  ${contactOf('h.vendor_id')}`
const work = `join candidate c on c.id = t.candidate_id join job j on j.id = t.job_id left join client e on e.id = j.client_id`
const submitted = columns({
  ...{
    first_name: 'c.first_name',
    last_name: 'c.last_name',
    title: 'j.job_title',
    through: 'h.name',
    client: 'e.name',
  },
  ...{ rate_amount: 'h.rate_amount', rate_currency: 'h.rate_currency', rate_per: 'h.rate_per', tax_term: 'h.tax_term' },
  ...{ call_name: 'v.full_name', call_phone: 'v.phone', submitter: 't.created_by' },
})

const groups: Record<Exclude<TodayGroup, AgencyGroup>, Group> = {
  interviews: (sql, { scope, isMine }, { began }) => ({
    rows: sql`
      select 'interview' as kind, t.id, t.version, t.starts_at as at, null::timestamptz as taken_at, null::text as taken_first,
        null::text as taken_last, ${sql.unsafe(
          columns({
            ...{
              first_name: 'c.first_name',
              last_name: 'c.last_name',
              title: 'j.job_title',
              client: 'e.name',
              link: 't.link',
            },
            ...{ zone: 't.zone', candidate_zone: 't.candidate_zone', minutes: 't.minutes', round: 't.round' },
            ...{ through: "t.people -> 0 ->> 'name'", submitter: 's.created_by' },
            ...{ call_name: 'c.full_name', call_phone: "nullif(c.phone, '')" },
          }),
        )}
      from interview t join submission s on s.id = t.submission_id join candidate c on c.id = s.candidate_id
        join job j on j.id = s.job_id left join client e on e.id = j.client_id
      where ${belowSeen({ table: 'submission', by: 't.submission_id' })(sql, scope)} and t.state = 'planned'
        and t.starts_at < ${began}::timestamptz + interval '1 day' and ${isMine ? sql`s.created_by = ${scope.userId}` : sql`true`}`,
    order: sql`at`,
  }),
  requirements: (sql, asked, day) => ({
    rows: sql`
      select 'job' as kind, t.id, t.version, t.created_at as at, taken.*, ${sql.unsafe(
        columns({
          ...{ title: 't.job_title', through: 'w.name', client: 'e.name', submitter: 't.created_by' },
          ...{ call_name: 'v.full_name', call_phone: 'v.phone' },
        }),
      )}
      from job t left join client e on e.id = t.client_id left join vendor w on w.id = t.vendor_id ${sql.unsafe(contactOf('t.vendor_id'))} ${takenBy(sql, asked, day)}
      where ${seenInCompany(sql, asked.scope)} and ${isOpen(sql, asked.scope)} and ${untouched(sql, asked, day)}
        and not exists (select from submission s where s.requirement_id = t.requirement_id and s.company_id = t.company_id
          and s.state <> 'not-sent' and s.deleted_at is null)`,
    order: sql`at desc`,
  }),
  silent: (sql, asked, day) => ({
    rows: sql`
      select 'submission' as kind, t.id, t.version, t.updated_at as at, taken.*, ${sql.unsafe(submitted)}
      from submission t ${sql.unsafe(`${work} ${hop}`)} ${takenBy(sql, asked, day)}
      where ${seenInCompany(sql, asked.scope)} and t.state in ('to-vendor', 'to-prime', 'to-client', 'unknown')
        and t.updated_at < ${asked.at}::timestamptz - make_interval(hours => ${silentHours.first})
        and ${untouched(sql, asked, day)} and ${ofCaller(sql, asked)}
        and not exists (select from task k where k.record_id = t.id and k.company_id = t.company_id and k.done_at < ${day.began}
          and k.done_at > ${asked.at}::timestamptz - make_interval(hours => ${silentHours.first}))`,
    order: sql`at`,
  }),
  rates: (sql, asked, day) => ({
    rows: sql`
      select 'submission' as kind, t.id, t.version, t.created_at as at, taken.*, ${sql.unsafe(submitted)}
      from submission t ${sql.unsafe(`${work} ${hop}`)} ${takenBy(sql, asked, day)}
      where ${seenInCompany(sql, asked.scope)} and t.state in ('to-vendor', 'to-prime', 'to-client', 'interview')
        and t.confirmed_at is null and (h.rate_amount is not null or t.pay_amount is not null) and ${ofCaller(sql, asked)}`,
    order: sql`at`,
  }),
  due: (sql, asked, day) => ({
    rows: sql`
      select 'task' as kind, t.id, t.version, t.created_at as at, null::timestamptz as taken_at, null::text as taken_first,
        null::text as taken_last, ${sql.unsafe(
          columns({
            ...{ title: 't.title', notice: 't.kind', params: 't.params', day: 't.due_on::text' },
            ...{ through: 'name_of_record(t.record_kind, t.record_id::text)' },
          }),
        )}
      from task t where t.person_id = ${asked.scope.userId} and t.company_id = ${asked.scope.companyId} and t.done_at is null
        and t.kind <> all(${[...studentPaperTasks]}) and t.due_on <= ${day.day}::date + case when t.kind = any(${[...paperTasks]}) then ${expiryDays.paper}::int else 0 end
        and ${isSeenRecord(sql, asked.scope, 't.record_kind', 't.record_id')} and ${isAlive(sql)}
      union all
      select 'candidate', t.id, t.version, t.authorization_ends::timestamptz, taken.*, ${sql.unsafe(
        columns({
          ...{
            first_name: 't.first_name',
            last_name: 't.last_name',
            title: "coalesce(w.name, '')",
            day: 't.authorization_ends::text',
          },
          ...{ call_name: 't.full_name', call_phone: "nullif(t.phone, '')" },
        }),
      )}
      from candidate t left join lookup w on w.id = t.work_authorization_id ${takenBy(sql, asked, day)}
      where ${seenInCompany(sql, asked.scope)} and t.status = 'active' and t.bench_since is not null
        and t.authorization_ends <= ${day.day}::date + ${expiryDays.authorization}::int and ${untouched(sql, asked, day)}
        and ${ofCaller(sql, asked)}
      union all
      select 'job', t.id, t.version, t.job_expire_date::timestamptz, taken.*, ${sql.unsafe(
        columns({ title: 't.job_title', client: 'e.name', day: 't.job_expire_date::text', submitter: 't.created_by' }),
      )}
      from job t left join client e on e.id = t.client_id ${takenBy(sql, asked, day)}
      where ${seenInCompany(sql, asked.scope)} and ${isOpen(sql, asked.scope)}
        and t.job_expire_date <= ${day.day}::date + ${expiryDays.job}::int and ${untouched(sql, asked, day)}
        and ${ofCaller(sql, asked)}`,
    order: sql`day, at`,
  }),
}

const ofCaller = (sql: Sql, { scope, isMine }: Asked) => (isMine ? sql`t.created_by = ${scope.userId}` : sql`true`)

/** The rows of a group, so many at most, each with the total of all. */
export function listWaiting(sql: Sql, group: TodayGroup, asked: Asked, day: Day) {
  const { rows, order } = (isAgencyGroup(group) ? agencyGroupsOf[group] : groups[group])(sql, asked, day)
  return sql<WaitingRow[]>`
    select g.*, count(*) over ()::int as total from (${rows}) g order by ${order}, id limit ${todayRowsMax}`
}

const doneMax = 30

/** Lists the tasks, rates and outcomes that the caller saw to today, newest first. */
export const listDone = (sql: Sql, scope: CompanyScope, { began }: Day) => sql<DoneColumns[]>`
  select g.* from (
    select 'task' as kind, 'task' as what, t.id, t.done_at as at, t.title, null as first_name, null as last_name, t.record_kind,
      t.record_id
    from task t where t.person_id = ${scope.userId} and t.company_id = ${scope.companyId} and t.done_at >= ${began}
      and ${isSeenRecord(sql, scope, 't.record_kind', 't.record_id')} and ${isAlive(sql)}
    union all
    select 'submission', 'rate', t.id, t.confirmed_at, j.job_title, c.first_name, c.last_name, 'submission', t.id
    from submission t join candidate c on c.id = t.candidate_id join job j on j.id = t.job_id
    where ${seenInCompany(sql, scope)} and t.confirmed_by = ${scope.userId} and t.confirmed_at >= ${began}
    union all
    select 'interview', 'outcome', t.id, t.updated_at, j.job_title, c.first_name, c.last_name, 'interview', t.id
    from interview t join submission s on s.id = t.submission_id join candidate c on c.id = s.candidate_id
      join job j on j.id = s.job_id
    where ${belowSeen({ table: 'submission', by: 't.submission_id' })(sql, scope)} and t.outcome_by = ${scope.userId}
      and t.state_at >= ${began}) g
  order by g.at desc limit ${doneMax}`
