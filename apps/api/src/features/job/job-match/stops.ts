import { type HardFact, hardFacts } from '@corridor/contract/job/job-match/lines'
import { placeOf } from './place.ts'
import type { JobProfile, PersonProfile } from './profile.ts'

export type Verdict = 'fits' | 'unknown' | 'stops'

/**
 * Judges the demands of a job on whoever does it, fact by fact. Demands nothing if the job says nothing; a fact that is unknown of a person
 * stops nobody.
 */
export const verdictsOf = (person: PersonProfile, job: JobProfile, today: string): Record<HardFact, Verdict> => ({
  authorization: judgeAuthorization(person, job, today),
  place: judgePlace(person, job),
  availability: judgeAvailability(person),
  rate: judgeRate(person, job),
})

export const isStopped = (verdicts: Record<HardFact, Verdict>): boolean =>
  hardFacts.some((fact) => verdicts[fact] === 'stops')

function judgeAuthorization(person: PersonProfile, job: JobProfile, today: string): Verdict {
  const verdict = judgeStatus(person, job, today)
  const isToAsk = !person.isCitizen && person.authorization !== null && job.toAsk.includes(person.authorization)
  return verdict === 'fits' && isToAsk ? 'unknown' : verdict
}

function judgeStatus(person: PersonProfile, job: JobProfile, today: string): Verdict {
  if (person.authorization !== null && job.refused.includes(person.authorization)) return 'stops'
  if (job.authorizations.length === 0)
    return job.refused.length > 0 && person.authorization === null && !person.isCitizen ? 'unknown' : 'fits'
  if (person.isCitizen && job.takesCitizens) return 'fits'
  if (person.authorization === null) return person.isCitizen ? 'stops' : 'unknown'
  if (!job.authorizations.includes(person.authorization)) return 'stops'
  return person.authorizationEnds !== null && person.authorizationEnds < today ? 'stops' : 'fits'
}

function judgePlace(person: PersonProfile, job: JobProfile): Verdict {
  const at = placeOf(person, job)
  return at === 'elsewhere' ? 'stops' : at === 'unknown' ? 'unknown' : 'fits'
}

function judgeAvailability({ availableFrom }: PersonProfile): Verdict {
  if (availableFrom === null) return 'unknown'
  return availableFrom === 'infinity' ? 'stops' : 'fits'
}

function judgeRate({ rate, rateKey }: PersonProfile, { maxRate, rateKeys }: JobProfile): Verdict {
  if (maxRate === null) return 'fits'
  if (rate === null || rateKey === null || !rateKeys.includes(rateKey)) return 'unknown'
  return rate > maxRate ? 'stops' : 'fits'
}
