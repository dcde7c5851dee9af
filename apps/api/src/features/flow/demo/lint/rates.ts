import type { Judged } from './rule.ts'

const hoursOf = { hour: 1, day: 8, month: 173, year: 2_080 }
const leastOf = 0.8
const mostOf = 1.2

interface Agreed {
  name: string
  what: string
  amount: number
  per: keyof typeof hoursOf
  least: number
  most: number
  isYearly: boolean
}

/** Judges what a person is paid and billed by the range of the job, a fifth beyond either end. */
export async function rateInRange({ sql }: Judged): Promise<string[]> {
  const agreed = await sql<Agreed[]>`
    with agreed as (
      select s.id, s.job_id, 'is paid' as what, s.pay_amount as amount, s.pay_per as per from submission s
      union all
      select s.id, s.job_id, 'is billed', h.rate_amount, h.rate_per from submission s join submission_hop h on h.submission_id = s.id
      union all
      select s.id, s.job_id, 'is placed, paid', p.pay_amount, p.pay_per from placement p join submission s on s.id = p.submission_id
      union all
      select s.id, s.job_id, 'is placed, billed', p.bill_amount, p.bill_per from placement p join submission s on s.id = p.submission_id)
    select s.candidate_name || ' for ' || s.job_title as name, a.what, a.amount::float8 as amount, a.per,
      j.min_salary::float8 as least, j.max_salary::float8 as most, d.name = 'Yearly' as "isYearly"
    from agreed a join submission s on s.id = a.id join job j on j.id = a.job_id left join lookup d on d.id = j.salary_duration_id
    where a.amount is not null and j.min_salary is not null and s.deleted_at is null`
  return agreed.flatMap(({ name, what, amount, per, least, most, isYearly }) => {
    const hourly = amount / hoursOf[per]
    const [from, to] = [least, most].map((end) => (isYearly ? end / hoursOf.year : end)) as [number, number]
    return hourly < from * leastOf || hourly > to * mostOf
      ? [`${name} ${what} ${amount} a ${per}, while the job has ${least} to ${most}`]
      : []
  })
}
