import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { json } from '../../../../platform/sql.ts'
import { benchOf } from './candidates.ts'
import type { Made } from './submissions.ts'

const hourMs = 3_600_000
const dayHours = 24
const interviewsMade = 90
const interviewers = ['Meera Iyer', 'Tom Walsh', 'Dana Holloway', 'Aisha Khan', 'Peter Lindgren', 'Rosa Delgado']
const ways = ['video', 'phone', 'on-site'] as const
// Hours from the first start of those that are still open, the latest submission first.
const openHours = [3, -22, 27, 51, -46, 75, 100, 124]

interface Planned {
  put: Made
  round: number
  hours: number
  outcome: 'passed' | 'failed' | null
}

/** Makes the interviews of the demo's submitted people over the year, and the next ones. */
export async function demoInterviews(tx: postgres.TransactionSql, puts: readonly Made[]): Promise<void> {
  const { company_id } = await benchOf(tx, 'bench@harbor.example')
  const firms = await tx<{ id: string; domain: string }[]>`
    select id, replace(website, 'https://', '') as domain from client where company_id = ${company_id}
    union all select id, split_part(email, '@', 2) from vendor where company_id = ${company_id}`
  const domainOf = new Map(firms.map(({ id, domain }) => [id, domain]))
  for (const [at, one] of planAll(puts).entries()) await addInterview(tx, company_id, one, domainOf, at)
}

async function addInterview(
  tx: postgres.TransactionSql,
  company_id: string,
  { put, round, hours, outcome }: Planned,
  domainOf: Map<string, string>,
  at: number,
): Promise<void> {
  const starts_at = new Date(Math.round(now().getTime() / hourMs) * hourMs + hours * hourMs)
  const name = interviewers[at % interviewers.length] ?? ''
  const domain = domainOf.get(put.work.clientId ?? put.work.vendorId ?? '') ?? ''
  const people = [{ name, email: `${name.toLowerCase().replace(' ', '.')}@${domain}` }]
  const kind = ways[at % ways.length] ?? 'video'
  const submitted = now().getTime() - (put.steps[0]?.days ?? 0) * dayHours * hourMs
  const created_at = new Date(
    Math.max(submitted, Math.min(starts_at.getTime(), now().getTime()) - 3 * dayHours * hourMs),
  )
  const ended = new Date(starts_at.getTime() + hourMs)
  await tx`insert into interview ${tx({
    ...{ id: newId(), company_id, submission_id: put.id, created_by: put.by, round, kind, starts_at, minutes: 45 },
    ...{ zone: 'America/New_York', candidate_zone: 'America/Chicago', people: json(tx, people), created_at },
    ...{
      link: kind === 'video' ? `https://meet.example.com/round-${round}` : null,
      updated_at: outcome ? ended : created_at,
    },
    ...(outcome ? { state: 'done', state_at: ended, outcome, outcome_by: put.by } : { state_at: created_at }),
  })}`
}

/** A round for whoever came so far, a second one for those who started, until there are as many as there shall be. */
function planAll(puts: readonly Made[]): Planned[] {
  const newest = puts.toReversed()
  const isOpen = (put: Made) => put.steps.at(-1)?.state === 'interview'
  const open = newest.filter(isOpen).map((put, at): Planned => {
    const hours = openHours[at] ?? 148 + at * 5
    const submittedHours = -(put.steps[0]?.days ?? 0) * dayHours
    return { put, round: 1, hours: hours < submittedHours ? 3 + at : hours, outcome: null }
  })
  const done = newest.flatMap((put): Planned[] => {
    const state = put.steps.at(-1)?.state
    if (state === 'started' || state === 'confirmed')
      return [{ put, round: 1, hours: hoursOf(put, 0.4), outcome: 'passed' }]
    return state === 'refused-by-client' ? [{ put, round: 1, hours: hoursOf(put, 0.8), outcome: 'failed' }] : []
  })
  const hired = done.filter(({ put }) => put.placement)
  const second = hired.map(({ put }): Planned => ({ put, round: 2, hours: hoursOf(put, 0.6), outcome: 'passed' }))
  const firm = [...open, ...done.filter(({ outcome }) => outcome === 'passed')]
  const rest = [...done.filter(({ outcome }) => outcome === 'failed'), ...second]
  return [...firm, ...rest].slice(0, interviewsMade)
}

/** In hours from now: a part of the way from the submission to where it stands, at a time of day when people work. */
function hoursOf({ steps }: Made, part: number): number {
  const [from, to] = [steps[0]?.days ?? 0, steps.at(-1)?.days ?? 0]
  return -Math.round((from - (from - to) * part) * dayHours)
}
