import { type HardFact, hardFacts } from '@corridor/contract/job/job-match/lines'
import type { JobProfile, PersonProfile } from './profile.ts'
import type { Place } from './regions.ts'

export type Verdict = 'fits' | 'unknown' | 'stops'

/** What a job demands of whoever does it, fact by fact. Nothing is asked where the job says nothing; what is unknown of a person stops nobody. */
export const verdictsOf = (person: PersonProfile, job: JobProfile, today: string): Record<HardFact, Verdict> => ({
  authorization: judgeAuthorization(person, job, today),
  place: judgePlace(person, job),
  availability: judgeAvailability(person),
  rate: judgeRate(person, job),
})

export const isStopped = (verdicts: Record<HardFact, Verdict>): boolean =>
  hardFacts.some((fact) => verdicts[fact] === 'stops')

function judgeAuthorization(person: PersonProfile, job: JobProfile, today: string): Verdict {
  if (person.authorization !== null && job.refused.includes(person.authorization)) return 'stops'
  if (job.authorizations.length === 0)
    return job.refused.length > 0 && person.authorization === null && !person.isCitizen ? 'unknown' : 'fits'
  if (person.isCitizen && job.takesCitizens) return 'fits'
  if (person.authorization === null) return person.isCitizen ? 'stops' : 'unknown'
  if (!job.authorizations.includes(person.authorization)) return 'stops'
  return person.authorizationEnds !== null && person.authorizationEnds < today ? 'stops' : 'fits'
}

function judgePlace({ place, relocates }: PersonProfile, job: JobProfile): Verdict {
  if (job.isRemote) return 'fits'
  if (job.places.length === 0) return 'unknown'
  if (job.places.some((asked) => isNear(place, asked))) return 'fits'
  if (relocates && job.relocation !== false) return 'fits'
  return job.places.every((asked) => isElsewhere(place, asked)) ? 'stops' : 'unknown'
}

const isNear = (one: Place, other: Place) =>
  (one.state !== null && one.state === other.state) ||
  (one.city !== null && one.city === other.city && !isElsewhere(one, other))
const isElsewhere = (one: Place, other: Place) =>
  (one.country !== null && other.country !== null && one.country !== other.country) ||
  (one.state !== null && other.state !== null && one.state !== other.state)

function judgeAvailability({ availableFrom }: PersonProfile): Verdict {
  if (availableFrom === null) return 'unknown'
  return availableFrom === 'infinity' ? 'stops' : 'fits'
}

function judgeRate({ rate, rateKey }: PersonProfile, { maxRate, rateKeys }: JobProfile): Verdict {
  if (maxRate === null) return 'fits'
  if (rate === null || rateKey === null || !rateKeys.includes(rateKey)) return 'unknown'
  return rate > maxRate ? 'stops' : 'fits'
}
