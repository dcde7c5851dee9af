import { managesInterview } from '@corridor/contract/job/interview/kinds'
import type { InterviewUpdate } from '@corridor/contract/job/interview/shapes'
import type { CompanyContext } from '../../../db/context.ts'
import { given } from '../../../db/record.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import type { InterviewTerms } from './tables.ts'

type Given = Omit<InterviewUpdate, 'id' | 'version'>

/** The columns behind what a form sends. */
export const toTerms = ({ startDate, candidateZone, tellsCandidate, ...rest }: Given): Partial<InterviewTerms> =>
  given({
    ...rest,
    starts_at: startDate === undefined ? undefined : new Date(startDate),
    candidate_zone: candidateZone,
    tells_candidate: tellsCandidate,
  })

const hourMs = 3_600_000
const beforeMs = [24 * hourMs, hourMs]

/** When the people of an interview are reminded first: a day before, else an hour before. */
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
