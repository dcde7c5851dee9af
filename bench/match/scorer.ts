import {
  type JobProfile,
  type PersonProfile,
  rateKey,
  wordsOfJob,
  wordsOfPerson,
} from '../../apps/api/src/features/job/job-match/profile.ts'
import { toPlace } from '../../apps/api/src/features/job/job-match/regions.ts'
import { isUnsure, partsOf, scoreOf } from '../../apps/api/src/features/job/job-match/score.ts'
import { isStopped, verdictsOf } from '../../apps/api/src/features/job/job-match/stops.ts'
import { defaultWeights } from '../../apps/api/src/features/job/job-match/weights.ts'
import type { Ranker } from './baselines.ts'
import type { Read } from './documents.ts'
import type { Asked, Card } from './pairs.ts'

const valuesOf = (found: readonly { value: string }[] = []) => found.map(({ value }) => value)

/** The product's own scorer, given what the product reads of the documents. */
export const scorer =
  (read: ReadonlyMap<string, Read>): Ranker =>
  (asked) => {
    const job = toJob(asked, read)
    return asked.cards.map((card) => {
      const person = toPerson(card, read)
      const verdicts = verdictsOf(person, job, '2026-01-01')
      return isStopped(verdicts)
        ? -1
        : scoreOf(partsOf(person, job, verdicts), defaultWeights, isUnsure(person, job, verdicts))
    })
  }

function toJob({ id, facts }: Asked, read: ReadonlyMap<string, Read>): JobProfile {
  const { jobTitle, skills, niceSkills } = read.get(id)?.job ?? {}
  const { amount, currency, per, taxTerm } = facts.maxRate
  return {
    ...wordsOfJob(jobTitle?.value ?? '', valuesOf(skills), valuesOf(niceSkills)),
    authorizations: facts.authorizations,
    refused: [],
    toAsk: [],
    takesCitizens: true,
    places: facts.place ? [toPlace(facts.place)] : [],
    isRemote: !facts.place,
    relocation: null,
    maxRate: amount,
    rateKeys: [rateKey(currency, per, taxTerm)],
  }
}

function toPerson({ documentId, facts, added }: Card, read: ReadonlyMap<string, Read>): PersonProfile {
  const { jobTitle, skills, experience } = read.get(documentId)?.resume ?? {}
  const { rate, availability } = facts
  return {
    ...wordsOfPerson({
      title: jobTitle?.value ?? null,
      skills: [...valuesOf(skills), ...added],
      location: facts.place ?? null,
    }),
    years: experience ? Number(experience.value) : null,
    authorization: facts.authorization ?? null,
    isCitizen: false,
    authorizationEnds: null,
    relocates: facts.relocates ?? false,
    availableFrom: availability ? (availability === 'immediate' ? '-infinity' : 'infinity') : null,
    rate: rate?.amount ?? null,
    rateKey: rate ? rateKey(rate.currency, rate.per, rate.taxTerm) : null,
  }
}
