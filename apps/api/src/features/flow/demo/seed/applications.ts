import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { type Bench, benchOf } from './candidates.ts'
import type { Made } from './submissions.ts'
import { trackOf } from './tracks.ts'
import { leaveTrail } from './trail.ts'

/**
 * Ways of the demo's applicants, by turns: most are declined somewhere; whoever was placed at an own client was hired, and whoever came
 * last is new.
 */
const ways = [
  ['New', 'Screening', 'Declined'],
  ['New', 'Screening', 'Interview'],
  ['New', 'Declined'],
  ['New', 'Screening', 'Interview', 'Declined'],
  ['New', 'Screening'],
  ['New', 'Screening', 'Interview', 'Declined'],
  ['New', 'Screening', 'Interview', 'Offer'],
  ['New', 'Screening', 'Declined'],
] as const
const reasons = ['Looks for more years of Kafka', 'The salary is above the range', 'Works in another time zone']
const applicantsMax = 48
const newest = 6
const dayMs = 86_400_000

interface Person {
  id: string
  first_name: string
  last_name: string
  email: string
  phone: string
  resume_key: string | null
  title: string
}
interface Work {
  id: string
  title: string
  created_at: Date
  closed_at: Date | null
}
interface Applied {
  person: Person
  job: Work
  way: readonly string[]
  /** Moments of the steps of the way. */
  moved: readonly Date[]
}

/** Makes the applications to the demo's own jobs, and the stages that they came to. */
export async function demoApplications(tx: postgres.TransactionSql, puts: readonly Made[]): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'recruiter@harbor.example')
  const people = await tx<Person[]>`
    select id, first_name, last_name, email, phone, resume_key, job_title as title from candidate
    where company_id = ${company_id} and deleted_at is null order by resume_key nulls last, id desc`
  const jobs = await tx<Work[]>`
    select id, job_title as title, created_at, closed_at from job
    where company_id = ${company_id} and kind = 'own' and deleted_at is null order by created_at desc, id`
  const stages = await tx<{ id: string; name: string }[]>`select id, name from stage where company_id = ${company_id}`
  const stageOf = new Map(stages.map(({ id, name }) => [name, id]))
  const hired = puts.flatMap((put) => hiredOf(put, people, jobs))
  const others = people.slice(0, applicantsMax - hired.length).flatMap((person, at) => otherOf(person, at, jobs))
  const known = new Set(hired.map(({ person, job }) => `${person.id} ${job.id}`))
  const all = [...hired, ...others.filter(({ person, job }) => !known.has(`${person.id} ${job.id}`))]
  for (const [at, one] of all.entries()) await addApplication(tx, { company_id, user_id }, one, at, stageOf)
}

/** Makes the earlier application of somebody who was placed at a client of the firm's own. */
function hiredOf(
  { person: { id }, work, placement, steps }: Made,
  people: readonly Person[],
  jobs: readonly Work[],
): Applied[] {
  const person = people.find((one) => one.id === id)
  const job = jobs.find((one) => one.id === work.id)
  if (!placement || !person || !job) return []
  const submitted = now().getTime() - (steps[0]?.days ?? 0) * dayMs
  const started = now().getTime() - placement.from * dayMs
  const applied = (submitted + job.created_at.getTime()) / 2
  const way = ['New', 'Screening', 'Interview', 'Offer', 'Hired']
  return [
    { person, job, way, moved: way.map((_, step) => new Date(applied + ((started - applied) * step) / way.length)) },
  ]
}

/** Somebody who applied for work of their own trade while it was open. */
function otherOf(person: Person, at: number, jobs: readonly Work[]): Applied[] {
  const fitting = jobs.filter(({ title }) => trackOf(title) === trackOf(person.title))
  const job = fitting[at % fitting.length]
  if (!job) return []
  const from = job.created_at.getTime()
  const until = job.closed_at?.getTime() ?? now().getTime()
  // Spread over the days on which the job was open, the last of them today.
  const applied = until - ((until - from) * at) / applicantsMax
  const way = at < newest ? ways[4].slice(0, 1 + (at % 2)) : (ways[at % ways.length] ?? ways[0])
  const pace = Math.min(3 * dayMs, (now().getTime() - applied) / way.length)
  return [{ person, job, way, moved: way.map((_, step) => new Date(applied + step * pace)) }]
}

async function addApplication(
  tx: postgres.TransactionSql,
  { company_id, user_id }: Bench,
  { person, job, way, moved }: Applied,
  at: number,
  stageOf: Map<string, string>,
): Promise<void> {
  const stage = way.at(-1) ?? 'New'
  const isDeclined = stage === 'Declined'
  const ended = {
    declined_by: isDeclined ? (at % 4 === 0 ? 'candidate' : 'us') : null,
    decline_reason: isDeclined ? (reasons[at % reasons.length] ?? '') : '',
  }
  const [applied = now(), last = applied] = [moved[0], moved.at(-1)]
  const { id: candidate_id, title: _title, ...typed } = person
  const id = newId()
  await tx`insert into application ${tx({
    ...{ id, company_id, job_id: job.id, candidate_id, ...typed, ...ended },
    ...{ is_new_candidate: at % 3 === 0, consent_at: applied, consent_version: 1 },
    ...{ stage_id: stageOf.get(stage) ?? null, stage_at: last, created_at: applied, updated_at: last },
    message: at % 5 === 0 ? 'I can start within two weeks and would be glad to talk.' : '',
  })}`
  // As it would stand there by now: each step at its own time.
  await leaveTrail(
    tx,
    way.map((name, step) => ({
      ...{ company_id, actor_id: step === 0 ? null : user_id, record_kind: 'application', record_id: id },
      ...{ action: step === 0 ? 'application.add' : 'application.move', at: moved[step] ?? applied },
      before: step === 0 ? null : { stage: way[step - 1] ?? '' },
      after: { stage: name, ...(name === 'Declined' && ended) },
    })),
  )
}
