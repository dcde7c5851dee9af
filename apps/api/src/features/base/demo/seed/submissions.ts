import type { SubmissionState } from '@corridor/contract/job/submission/kinds'
import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'

/** How the demo's submissions stand, the newest first: a year of them, most of which have ended. */
const story: { state: SubmissionState; days: number; reason?: string }[] = [
  { state: 'to-vendor', days: 0 },
  { state: 'to-vendor', days: 1 },
  { state: 'to-client', days: 2 },
  { state: 'interview', days: 4 },
  { state: 'to-prime', days: 6 },
  { state: 'confirmed', days: 9 },
  { state: 'refused-by-client', days: 16, reason: 'Looks for somebody with more years of Kafka' },
  { state: 'no-answer', days: 30 },
  { state: 'refused-by-vendor', days: 45, reason: 'The rate is above what the client pays' },
  { state: 'withdrawn', days: 60, reason: 'Took another offer' },
  { state: 'started', days: 90 },
  { state: 'closed', days: 150, reason: 'The client put the project off' },
  { state: 'started', days: 210 },
  { state: 'refused-by-candidate', days: 300, reason: 'Does not move to Dallas' },
]

const dayMs = 86_400_000
const inDays = (days: number) => new Date(now().getTime() + days * dayMs)
const billedOver = 1.25

interface Person {
  id: string
  rate: number
  resume_key: string | null
}
interface Work {
  id: string
  client_id: string | null
  client: string | null
  vendor_id: string | null
  vendor: string | null
}

/** Who of the demo's bench was put forward for which of its jobs, through whom and at what rate. */
export async function demoSubmissions(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const people = await tx<Person[]>`
    select id, coalesce(rate_amount, 60)::float8 as rate, resume_key from candidate
    where company_id = ${company_id} and deleted_at is null order by bench_since desc nulls last, id limit ${story.length}`
  const jobs = await tx<Work[]>`
    select j.id, j.client_id, e.name as client, j.vendor_id, v.name as vendor from job j
    left join client e on e.id = j.client_id left join vendor v on v.id = j.vendor_id
    where j.company_id = ${company_id} and j.deleted_at is null order by j.closed_at nulls first, j.created_at desc`
  for (const [at, { state, days, reason = '' }] of story.entries()) {
    const [person, job] = [people[at], jobs[at % jobs.length]]
    if (!person || !job) continue
    const id = newId()
    const pay = Math.round(person.rate)
    const isAgreed = state === 'confirmed' || state === 'started'
    await tx`insert into submission ${tx({
      ...{ id, company_id, created_by: user_id, candidate_id: person.id, job_id: job.id, requirement_id: job.id },
      ...{ state, state_reason: reason, state_at: inDays(-Math.floor(days / 2)) },
      ...{ pay_amount: pay, pay_currency: 'USD', pay_per: 'hour', pay_tax_term: 'C2C', resume_key: person.resume_key },
      ...(isAgreed && { confirmed_at: inDays(-days), confirmed_by: user_id, confirmed_how: 'mail' }),
      ...{ created_at: inDays(-days), updated_at: inDays(-Math.floor(days / 2)) },
    })}`
    const hops = [
      { party: 'vendor', vendor_id: job.vendor_id, client_id: null, name: job.vendor },
      { party: 'client', vendor_id: null, client_id: job.client_id, name: job.client },
    ].filter(({ name }) => name !== null)
    const bill = { rate_amount: Math.round(pay * billedOver), rate_currency: 'USD', rate_per: 'hour', tax_term: 'C2C' }
    for (const [place, hop] of hops.entries())
      await tx`insert into submission_hop ${tx({
        ...{ submission_id: id, company_id, place, ...hop },
        ...(place === 0 && { ...bill, net_days: 45 }),
      })}`
  }
}
