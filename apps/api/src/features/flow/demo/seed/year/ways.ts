import type { SubmissionState } from '@corridor/contract/job/submission/kinds'
import type { Step } from './plan.ts'

type End = readonly [state: SubmissionState, weight: number]

const overEnds: readonly End[] = [
  ['refused-by-client', 28],
  ['closed', 20],
  ['no-answer', 18],
  ['refused-by-vendor', 13],
  ['refused-by-prime', 5],
  ['withdrawn', 7],
  ['refused-by-candidate', 5],
  ['refused-by-us', 4],
]
const ofVendor = new Set<SubmissionState>(['to-vendor', 'to-prime', 'refused-by-vendor', 'refused-by-prime'])
const freshDays = 7
const liveDays = 45

/** Reasons for the end of a submission, as somebody wrote them. */
export const reasons: Partial<Record<SubmissionState, readonly string[]>> = {
  'refused-by-client': ['Looks for somebody with more years of the same work', 'Chose a person of their own'],
  'refused-by-vendor': ['The rate is above what the client pays', 'Had put somebody forward already'],
  'refused-by-prime': ['The prime sends three people at most'],
  'refused-by-candidate': ['Does not move', 'Wants to work from home'],
  'refused-by-us': ['The work is another than was told'],
  withdrawn: ['Took another offer'],
  closed: ['The client put the project off', 'The position was filled'],
}

/** State of a submission of that age by now. */
export function endAt(days: number, isOfVendor: boolean, at: number, random: () => number): SubmissionState {
  if (days < freshDays) return isOfVendor ? (at % 3 === 0 ? 'to-client' : 'to-vendor') : 'to-client'
  if (days < liveDays && at % 4 !== 0) {
    const prime = isOfVendor ? 'to-prime' : 'to-client'
    const live = ['to-client', 'interview', prime, 'interview', 'confirmed', prime, prime] as const
    return live[at % live.length] ?? 'to-client'
  }
  const ends = overEnds.filter(([state]) => isOfVendor || !ofVendor.has(state))
  const drawn = random() * ends.reduce((sum, [, weight]) => sum + weight, 0)
  let passed = 0
  for (const [state, weight] of ends) {
    passed += weight
    if (drawn < passed) return state
  }
  return 'closed'
}

/** The states on the way to an end, with the days on which they were reached; who is placed started on `startDays`. */
export function pathTo(end: SubmissionState, days: number, startDays: number, isOfVendor: boolean): readonly Step[] {
  const first: SubmissionState = isOfVendor && end !== 'to-client' ? 'to-vendor' : 'to-client'
  const between: Partial<Record<SubmissionState, SubmissionState[]>> = {
    'to-prime': [],
    interview: isOfVendor ? ['to-client'] : [],
    confirmed: [...(isOfVendor ? (['to-client'] as const) : []), 'interview'],
    started: [...(isOfVendor ? (['to-client'] as const) : []), 'interview', 'confirmed'],
    'refused-by-client': isOfVendor ? ['to-client'] : [],
    'refused-by-prime': ['to-prime'],
    'no-answer': isOfVendor ? ['to-client'] : [],
  }
  const path = [...new Set([first, ...(between[end] ?? []), end])]
  const span = end === 'started' ? days - startDays : Math.min(days, endSpan(end, days))
  return path.map((state, at) => ({
    state,
    days: path.length === 1 ? days : days - (span * at) / (path.length - 1),
  }))
}

/** After how many days it came so far. */
const endSpan = (end: SubmissionState, days: number) =>
  end === 'no-answer' ? 28 : end === 'interview' || end === 'confirmed' ? days * 0.7 : 14
