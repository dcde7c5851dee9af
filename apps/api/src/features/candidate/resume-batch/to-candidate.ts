import { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'

const optional = ['jobTitle', 'location', 'experience', 'skills'] as const

/** Makes the values that the form would take. A value beside the point that breaks its rules is left out; the resume still holds it. */
export function toCandidate(values: Partial<CandidateAdd>): { candidate: CandidateAdd } | { faults: string } {
  const confirmed = { ...values, nameConfirmed: true }
  const first = CandidateAdd.safeParse(confirmed)
  if (first.success) return { candidate: first.data }
  const broken = new Set(first.error.issues.map(({ path }) => String(path[0])))
  const fitting = Object.fromEntries(
    Object.entries(confirmed).filter(([name]) => !broken.has(name) || !optional.some((field) => field === name)),
  )
  const second = CandidateAdd.safeParse(fitting)
  if (second.success) return { candidate: second.data }
  return { faults: [...new Set(second.error.issues.map(({ path }) => String(path[0])))].join(',') }
}
