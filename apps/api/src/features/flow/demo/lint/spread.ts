import type { Judged } from './rule.ts'

const spanDaysMin = 300
const onOneDayMax = 0.15
const tables = [
  'candidate',
  'client',
  'vendor',
  'vendor_contact',
  'job',
  'submission',
  'interview',
  'placement',
  'campaign',
]

/** Judges that a firm's records came over a year, not in one day. */
export async function createdOverAYear({ sql }: Judged): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const [row] = await sql<{ days: number; most: number; all: number }[]>`
      with day as (
        select t.created_at::date as day, count(*)::int as n from ${sql(table)} t join company c on c.id = t.company_id
        where t.deleted_at is null and c.name = 'Harbor Staffing' group by 1)
      select coalesce(max(day) - min(day), 0)::int as days, max(n)::int as most, sum(n)::int as all from day`
    if (!row || row.days < spanDaysMin) found.push(`The records of ${table} were made within ${row?.days ?? 0} days`)
    if (row && row.most > Math.max(2, row.all * onOneDayMax))
      found.push(`${row.most} of ${row.all} records of ${table} were made on one day`)
  }
  const [companies] = await sql<{ days: number }[]>`
    select extract(day from max(created_at) - min(created_at))::int as days from company`
  if (!companies || companies.days < spanDaysMin) found.push('The companies were made within a few days')
  return found
}
