import type postgres from 'postgres'
import { rateAt } from '../tracks.ts'
import type { Person, Work } from './plan.ts'

/** The people of a bench as the year is planned with them, who came first standing first. */
export const peopleOf = (tx: postgres.TransactionSql, companyId: string) => tx<Person[]>`
  select id, job_title as title, experience::float8 as years, resume_key as "resumeKey",
    coalesce(rate_amount, 36 + 2.8 * least(experience, 18))::float8 as rate,
    round(extract(epoch from now() - created_at) / 86400)::float8 as days
  from candidate where company_id = ${companyId} and deleted_at is null and job_title is not null order by created_at, id`

interface JobRow extends Omit<Work, 'years' | 'isFilled'> {
  middle: number
}

/** The jobs of a firm, who came first standing first. */
export async function jobsOf(tx: postgres.TransactionSql, companyId: string): Promise<Work[]> {
  const rows = await tx<JobRow[]>`
    select j.id, j.job_title as title, j.client_id as "clientId", j.vendor_id as "vendorId", d.name = 'Yearly' as "isYearly",
      (j.min_salary / h.hours)::float8 as least, (j.max_salary / h.hours)::float8 as most,
      ((j.min_salary + j.max_salary) / 2 / h.hours)::float8 as middle,
      round(extract(epoch from now() - j.created_at) / 86400)::float8 as came,
      coalesce(round(extract(epoch from now() - j.closed_at) / 86400), 0)::float8 as closed
    from job j join lookup d on d.id = j.salary_duration_id
      cross join lateral (select case d.name when 'Yearly' then 2080 else 1 end as hours) h
    where j.company_id = ${companyId} and j.deleted_at is null order by j.created_at, j.id`
  return rows.map(({ middle, ...work }) => ({ ...work, years: yearsAt(middle), isFilled: false }))
}

/** After how many years somebody asks for what a job pays. */
const yearsAt = (middle: number) =>
  Array.from({ length: 19 }, (_, years) => years).reduce((best, years) =>
    Math.abs(rateAt(years) * 1.1 - middle) < Math.abs(rateAt(best) * 1.1 - middle) ? years : best,
  )
