import { type HardFact, hardFacts } from '@corridor/contract/job/job-match/lines'
import type { Beside } from '@corridor/contract/job/job-match/shapes'
import { type PersonProfile, partsOfRateKey } from './profile.ts'
import type { Verdict } from './stops.ts'
import type { ShownPerson } from './store.ts'
import type { ReadJob } from './tables.ts'

interface Judged {
  shown: ShownPerson
  person: PersonProfile
  job: ReadJob
  verdicts: Record<HardFact, Verdict>
  day: string
}

/**
 * Lists the words of the job beside those of the record: for each demand that is not met, and for one that cannot be judged by the known
 * facts.
 */
export const besideOf = (judged: Judged): Beside[] =>
  hardFacts.flatMap((fact) => {
    const verdict = judged.verdicts[fact]
    if (verdict === 'fits') return []
    return verdict === 'stops' || isKnown[fact]?.(judged) ? factBeside(fact, judged) : []
  })

// Facts that are on record, and yet say nothing: a rate in another unit, a status that may need a sponsor.
const isKnown: Partial<Record<HardFact, (judged: Judged) => boolean>> = {
  rate: ({ person }) => person.rate !== null,
  authorization: ({ person }) => person.authorization !== null,
}

function factBeside(fact: HardFact, { shown, person, job, day }: Judged): Beside[] {
  if (fact === 'availability') return [{ fact }]
  if (fact === 'place') return [{ fact, asked: job.placeNames, has: shown.location ?? '' }]
  if (fact === 'rate') return rateBeside(person, job)
  const { authorizationEnds: ends } = person
  return [
    {
      fact,
      words: job.authorizationWords,
      accepted: job.acceptedNames,
      refused: job.refusedNames,
      has: shown.authorization_name ?? (person.isCitizen ? 'US Citizen' : ''),
      ended: ends !== null && ends < day ? ends : null,
    },
  ]
}

function rateBeside({ rate, rateKey }: PersonProfile, { rateUnit, profile }: ReadJob): Beside[] {
  if (rate === null || rateKey === null || rateUnit === null || profile.maxRate === null) return []
  const asked = { amount: profile.maxRate, ...rateUnit }
  return [{ fact: 'rate', asked, has: { amount: rate, ...partsOfRateKey(rateKey) } }]
}
