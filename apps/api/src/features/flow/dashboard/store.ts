import type { AdminDashboard } from '@corridor/contract/flow/dashboard/shapes'
import type { Fragment, Sql } from '../../../platform/sql.ts'

export type Unit = AdminDashboard['unit']

interface Span {
  unit: Unit
  months: number
  timeZone: string
}

/** Moments at which applications were made, by what they are for. */
const applicationMoments = (sql: Sql): Fragment => sql`(
  select created_at as at, false as is_student from application where deleted_at is null
  union all select created_at, true from student_application where deleted_at is null)`

const ofEach = (sql: Sql): Fragment => sql`
  count(made.at) filter (where not made.is_student)::int as jobs, count(made.at) filter (where made.is_student)::int as students`

export type Applications = AdminDashboard['applicationsOf']

export async function countApplications(sql: Sql): Promise<Applications> {
  const [row] = await sql<Applications[]>`select ${ofEach(sql)} from ${applicationMoments(sql)} made`
  return row ?? { jobs: 0, students: 0 }
}

const today = (sql: Sql, { timeZone }: Span) => sql`(now() at time zone ${timeZone})::date`

/** The first day of every point of the series, in the reader's zone: today's is the last. */
const starts = (sql: Sql, span: Span): Fragment => {
  const { unit, months } = span
  const last = sql`date_trunc(${unit}, ${today(sql, span)}::timestamp)::date`
  const first =
    unit === 'month'
      ? sql`(${last} - make_interval(months => ${months - 1}))`
      : sql`date_trunc(${unit}, ${today(sql, span)} - make_interval(months => ${months}) + interval '1 day')`
  return sql`
    (select start::date as start, (start + ${`1 ${unit}`}::interval)::date as next
     from generate_series(${first}, ${last}::timestamp, ${`1 ${unit}`}::interval) start) point`
}

export const listApplicationPoints = (sql: Sql, span: Span) => sql<({ start: string } & Applications)[]>`
  select point.start::text as start, ${ofEach(sql)}
  from ${starts(sql, span)} left join ${applicationMoments(sql)} made
    on made.at >= point.start::timestamp at time zone ${span.timeZone} and made.at < point.next::timestamp at time zone ${span.timeZone}
  group by point.start order by point.start`

interface PaymentPoint {
  currency: AdminDashboard['payments'][number]['currency']
  start: string
  amount: number
}

// A payment's day has no time zone: it counts on that day wherever the reader is.
export const listPaymentPoints = (sql: Sql, span: Span) => sql<PaymentPoint[]>`
  select used.currency, point.start::text as start, coalesce(sum(p.amount), 0)::bigint as amount
  from ${starts(sql, span)} cross join (select distinct currency from payment) used
    left join payment p on p.currency = used.currency and p.paid_on >= point.start and p.paid_on < point.next
  group by used.currency, point.start order by used.currency, point.start`
