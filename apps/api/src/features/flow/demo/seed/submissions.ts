import { isLive } from '@corridor/contract/job/submission/kinds'
import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'
import { makeRandom } from './people-maker.ts'
import { leaveTrail, type Trace } from './trail.ts'
import { yearlyOf } from './year/jobs-of-year.ts'
import { type Put, planYear } from './year/plan.ts'
import { jobsOf, peopleOf } from './year/read.ts'
import { reasons } from './year/ways.ts'

const dayMs = 86_400_000
const makers = [
  'bench@harbor.example',
  'bench2@harbor.example',
  'bench@harbor.example',
  'recruiter@harbor.example',
  'owner@harbor.example',
  'recruiter2@harbor.example',
]

/** A submission of the plan as it was made. */
export interface Made extends Put {
  id: string
  by: string
}

const before = (moment: Date) => (days: number) => new Date(moment.getTime() - days * dayMs)

/** Makes the submissions of the demo's bench to its jobs over a year, each through a vendor or client and at a rate. */
export async function demoSubmissions(tx: postgres.TransactionSql): Promise<Made[]> {
  const { company_id } = await benchOf(tx, 'bench@harbor.example')
  const members = await Promise.all(makers.map((email) => benchOf(tx, email)))
  const plan = planYear(await peopleOf(tx, company_id), await jobsOf(tx, company_id), makeRandom(5))
  const names = await tx<{ id: string; name: string }[]>`
    select id, name from vendor where company_id = ${company_id} union all select id, name from client where company_id = ${company_id}`
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  const made = plan.map((put, at) => ({ ...put, id: newId(), by: members[at % members.length]?.user_id ?? '' }))
  for (const put of made) await addSubmission(tx, company_id, put, nameOf)
  await leaveTrail(
    tx,
    made.flatMap((put) => movesOf(put, company_id)),
  )
  await closeFilled(tx, made)
  return made
}

async function addSubmission(tx: postgres.TransactionSql, company_id: string, put: Made, nameOf: Map<string, string>) {
  const { id, by, person, work, pay, bill, steps } = put
  // One moment for all of a row: what has only begun has not moved since.
  const ago = before(now())
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return
  const isAgreed = last.state === 'confirmed' || last.state === 'started'
  const agreed = steps.find(({ state }) => state === 'confirmed')?.days ?? last.days
  const rate = (hourly: number) => ({
    amount: work.isYearly ? yearlyOf(hourly) : hourly,
    per: work.isYearly ? 'year' : 'hour',
  })
  await tx`insert into submission ${tx({
    ...{ id, company_id, created_by: by, candidate_id: person.id, job_id: work.id, requirement_id: work.id },
    ...{ state: last.state, state_reason: reasonOf(put), state_at: ago(last.days), resume_key: person.resumeKey },
    ...{ pay_amount: rate(pay).amount, pay_currency: 'USD', pay_per: rate(pay).per, pay_tax_term: 'C2C' },
    ...(isAgreed && { confirmed_at: ago(agreed), confirmed_by: by, confirmed_how: 'mail' }),
    ...{ created_at: ago(first.days), updated_at: ago(last.days), version: steps.length },
  })}`
  const hops = [
    { party: 'vendor', vendor_id: work.vendorId, client_id: null },
    { party: 'client', vendor_id: null, client_id: work.clientId },
  ].filter(({ vendor_id, client_id }) => vendor_id ?? client_id)
  for (const [place, hop] of hops.entries())
    await tx`insert into submission_hop ${tx({
      ...{ submission_id: id, company_id, place, ...hop, name: nameOf.get(hop.vendor_id ?? hop.client_id ?? '') ?? '' },
      ...(place === 0 && {
        ...{ rate_amount: rate(bill).amount, rate_currency: 'USD', rate_per: rate(bill).per },
        ...{ tax_term: 'C2C', net_days: 45 },
      }),
    })}`
}

const reasonOf = ({ id, steps }: Made) => {
  const state = steps.at(-1)?.state ?? 'closed'
  if (isLive(state)) return ''
  const said = reasons[state] ?? ['']
  return said[id.charCodeAt(id.length - 1) % said.length] ?? ''
}

const movesOf = ({ id, by, steps }: Made, company_id: string): Trace[] =>
  steps.slice(1).map(({ state, days }, at) => ({
    ...{
      company_id,
      actor_id: by,
      action: 'submission.update',
      record_kind: 'submission',
      record_id: id,
      at: before(now())(days),
    },
    ...{ before: { state: steps[at]?.state }, after: { state } },
  }))

/** A job for which somebody started was closed as filled. */
async function closeFilled(tx: postgres.TransactionSql, made: readonly Made[]): Promise<void> {
  const filled = made.flatMap(({ work, placement }) => (placement ? [work.id] : []))
  await tx`update job set closed_reason = 'filled' where id = any(${filled}::uuid[]) and closed_at is not null`
}
