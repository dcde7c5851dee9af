import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'

/** How far the demo's applicants came, by turns: most are declined somewhere, a few are hired, who came last is new. */
const ways = [
  ['New', 'Screening', 'Declined'],
  ['New', 'Screening', 'Interview'],
  ['New', 'Declined'],
  ['New', 'Screening', 'Interview', 'Offer', 'Hired'],
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
}
interface Work {
  id: string
  created_at: Date
  closed_at: Date | null
}

/** Who applied to the demo's own jobs, and how far each of them came. */
export async function demoApplications(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'recruiter@harbor.example')
  const people = await tx<Person[]>`
    select id, first_name, last_name, email, phone, resume_key from candidate
    where company_id = ${company_id} and deleted_at is null order by resume_key nulls last, id desc limit ${applicantsMax}`
  const jobs = await tx<Work[]>`
    select id, created_at, closed_at from job
    where company_id = ${company_id} and kind = 'own' and deleted_at is null order by created_at desc, id`
  const stages = await tx<{ id: string; name: string }[]>`select id, name from stage where company_id = ${company_id}`
  const stageOf = new Map(stages.map(({ id, name }) => [name, id]))
  for (const [at, person] of people.entries()) {
    const job = jobs[at % jobs.length]
    if (!job) return
    const from = job.created_at.getTime()
    const until = job.closed_at?.getTime() ?? now().getTime()
    // Spread over the days on which the job was open, the last of them today.
    const applied = until - ((until - from) * at) / people.length
    const way = at < newest ? ways[4].slice(0, 1 + (at % 2)) : (ways[at % ways.length] ?? ways[0])
    const stage = way.at(-1) ?? 'New'
    const pace = Math.min(3 * dayMs, (now().getTime() - applied) / way.length)
    const moved = way.map((_, step) => applied + step * pace)
    const isDeclined = stage === 'Declined'
    const ended = {
      declined_by: isDeclined ? (at % 4 === 0 ? 'candidate' : 'us') : null,
      decline_reason: isDeclined ? (reasons[at % reasons.length] ?? '') : '',
    }
    const last = new Date(moved.at(-1) ?? applied)
    const { id: candidate_id, ...typed } = person
    const id = newId()
    await tx`insert into application ${tx({
      ...{ id, company_id, job_id: job.id, candidate_id, ...typed, ...ended },
      ...{ is_new_candidate: at % 3 === 0, consent_at: new Date(applied), consent_version: 1 },
      ...{ stage_id: stageOf.get(stage) ?? null, stage_at: last, created_at: new Date(applied), updated_at: last },
      message: at % 5 === 0 ? 'I can start within two weeks and would be glad to talk.' : '',
    })}`
    // As it would stand there by now: each step at its own time.
    for (const [step, name] of way.entries())
      await tx`insert into audit ${tx({
        ...{ id: newId(), at: new Date(moved[step] ?? applied), company_id, record_kind: 'application', record_id: id },
        actor_id: step === 0 ? null : user_id,
        action: step === 0 ? 'application.add' : 'application.move',
        before: step === 0 ? null : tx.json({ stage: way[step - 1] ?? '' }),
        after: tx.json({ stage: name, ...(name === 'Declined' && ended) }),
      })}`
  }
}
