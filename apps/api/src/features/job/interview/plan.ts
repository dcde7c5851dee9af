import { momentsIn } from '@corridor/contract/format/day'
import { managesInterview } from '@corridor/contract/job/interview/kinds'
import type { InterviewUpdate } from '@corridor/contract/job/interview/shapes'
import { given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import type { InterviewTerms } from './tables.ts'

type Given = Omit<InterviewUpdate, 'id' | 'version'>

/** The columns behind what a form sends, of an interview whose clock was that of `zone`. Throws as `momentOf`. */
export const toTerms = (
  { startDate, candidateZone, tellsCandidate, ...rest }: Given,
  zone: string,
): Partial<InterviewTerms> =>
  given({
    ...rest,
    starts_at: startDate === undefined ? undefined : momentOf(startDate, rest.zone ?? zone),
    candidate_zone: candidateZone,
    tells_candidate: tellsCandidate,
  })

/**
 * A moment, or the one at which the clocks of a zone show a time. Throws `interview.hourSkipped` and `interview.hourTwice` if there is not
 * one.
 */
export function momentOf(startDate: string, zone: string): Date {
  const isMoment = /(Z|[+-]\d\d:?\d\d)$/.test(startDate)
  if (isMoment) return new Date(startDate)
  const [first, second] = momentsIn(zone, startDate)
  const time = startDate.slice(11, 16)
  if (!first) throw fail('interview.hourSkipped', { zone, time })
  if (second)
    throw fail('interview.hourTwice', { zone, time, first: first.toISOString(), second: second.toISOString() })
  return first
}

const hourMs = 3_600_000
const beforeMs = [24 * hourMs, hourMs]

/** Finds the moment of the first reminder to the people of an interview: a day before, else an hour before. */
export function nextReminder(starts: Date): Date | null {
  const present = now().getTime()
  const at = beforeMs.map((ms) => starts.getTime() - ms).find((ms) => ms > present)
  return at === undefined ? null : new Date(at)
}

export const isAhead = (starts: Date): boolean => starts.getTime() > now().getTime()

/** Throws `interview.notYours`: a Bench Sales User manages those of the own submissions. */
export function refuseOthers({ caller }: Pick<CompanyContext, 'caller'>, submitter: string | null): void {
  if (!managesInterview(caller.roles, caller.userId, submitter ?? undefined)) throw fail('interview.notYours')
}
