import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { json } from '../../../../platform/sql.ts'
import { benchOf } from './candidates.ts'

const hourMs = 3_600_000

/** The demo's interviews by the state of their submission: hours from the first start, the zones, and how they went. */
const story = [
  {
    state: 'interview',
    hours: 3,
    kind: 'video',
    person: 'Meera Iyer',
    round: 2,
    link: 'https://meet.example.com/round-2',
  },
  { state: 'interview', hours: -22, kind: 'phone', person: 'Tom Walsh', round: 1 },
  { state: 'confirmed', hours: -190, kind: 'on-site', person: 'Dana Whitfield', round: 1, outcome: 'passed' },
  { state: 'started', hours: -2_100, kind: 'video', person: 'Aisha Khan', round: 1, outcome: 'passed' },
] as const

/** Who of the demo's submitted people was interviewed, and who is next. */
export async function demoInterviews(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  for (const { state, hours, kind, person, round, ...more } of story) {
    const [submission] = await tx<{ id: string }[]>`
      select id from submission where company_id = ${company_id} and state = ${state} order by created_at desc limit 1`
    if (!submission) continue
    const starts_at = new Date(Math.round(now().getTime() / hourMs) * hourMs + hours * hourMs)
    const people = [{ name: person, email: `${person.toLowerCase().replace(' ', '.')}@client.example` }]
    const outcome = 'outcome' in more ? more.outcome : null
    await tx`insert into interview ${tx({
      ...{
        id: newId(),
        company_id,
        submission_id: submission.id,
        created_by: user_id,
        round,
        kind,
        starts_at,
        minutes: 45,
      },
      ...{ zone: 'America/New_York', candidate_zone: 'America/Chicago', people: json(tx, people) },
      link: 'link' in more ? more.link : null,
      ...(outcome && { state: 'done', outcome, outcome_by: user_id }),
    })}`
  }
}
