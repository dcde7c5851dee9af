import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { hashToken, newToken } from '../../../../platform/crypto.ts'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'

const dayMs = 86_400_000

const story = [
  { days: 10, answers: [{ answer: 'shortlist', comment: 'Strong. Is she free in May?' }, null] },
  { days: 4, answers: [{ answer: 'interview', comment: 'Tuesday or Thursday after 2 pm' }, null] },
] as const

/** The jobs of the demo with most people who stand for them, as their clients saw and answered them. */
export async function demoPresentations(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const found = await tx<{ job_id: string; job_title: string; submissions: string[] }[]>`
    select s.job_id, j.job_title, (array_agg(s.id order by s.created_at, s.id))[1:2] as submissions
    from submission s join job j on j.id = s.job_id
    where s.company_id = ${company_id} and s.is_live and s.state not in ('confirmed', 'started') and s.deleted_at is null
      and j.deleted_at is null
    group by s.job_id, j.job_title order by count(*) desc, j.job_title limit ${story.length}`
  for (const [at, { job_id, job_title, submissions }] of found.entries()) {
    const told = story[at]
    if (!told) continue
    const id = newId()
    const shows = { shows_initials: false, shows_rate: at === 0, shows_authorization: true }
    await tx`insert into presentation ${tx({
      ...{ id, company_id, job_id, created_by: user_id, shown_by: user_id, title: job_title, ...shows },
      token_hash: hashToken(newToken()),
      expires_on: new Date(now().getTime() + told.days * dayMs).toISOString().slice(0, 10),
    })}`
    for (const [place, submission_id] of submissions.entries()) {
      const said = told.answers[place]
      await tx`insert into presented_person ${tx({
        ...{ presentation_id: id, submission_id, company_id, place },
        ...(said ? { ...said, answered_at: now() } : {}),
      })}`
    }
  }
}
