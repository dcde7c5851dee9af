/** Labels that a person gave to a resume. */
export interface PersonLabel {
  trades: string[]
  level: number
  families: string[]
}

/** Labels that a person gave to an ad; no place if the work is remote. */
export interface JobLabel {
  trade: string
  near: string[]
  level: number
  family: string | null
  place: string | null
}

export interface Labels {
  people: Record<string, PersonLabel>
  jobs: Record<string, JobLabel>
}

export type Grade = 0 | 1 | 2 | 3
/** Reason why somebody is not for the job, though their words are those of the ad. */
export type HardReason =
  | 'authorization'
  | 'place'
  | 'rate'
  | 'availability'
  | 'seniority'
  | 'family'
  | 'trade'
  | 'nice-to-have'

export interface Graded {
  grade: Grade
  reason?: HardReason
}

/** Grades the fit of a resume to an ad, apart from demands that stop; the rules stand in docs/matching.md. */
export function gradeOf(person: PersonLabel, job: JobLabel): Graded {
  const isSame = person.trades.includes(job.trade)
  if (!isSame && !person.trades.some((trade) => job.near.includes(trade))) return { grade: 0 }
  if (job.family && !person.families.includes(job.family)) return { grade: 0, reason: 'family' }
  const above = person.level - job.level
  if (above <= -2) return { grade: 0, reason: 'seniority' }
  if (!isSame || above >= 2) return { grade: 1 }
  return { grade: above === -1 ? 2 : 3 }
}
