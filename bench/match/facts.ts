import type { HardReason, JobLabel } from './grade.ts'

interface Rate {
  amount: number
  currency: string
  per: string
  taxTerm: string
}

/** Facts that somebody says of themselves beside the resume; one that is absent is unknown. */
export interface Facts {
  authorization?: string
  place?: string
  relocates?: boolean
  availability?: 'immediate' | 'unavailable'
  rate?: Rate
}

/** Demands of a job; without a place it is remote. */
export interface JobFacts {
  authorizations: string[]
  place?: string
  maxRate: Rate
}

const accepted = [
  ['US Citizen', 'Green Card'],
  ['US Citizen', 'Green Card', 'H1B'],
]
const rates = { currency: 'USD', per: 'hour', taxTerm: 'C2C' }
const elsewhere = ['Miami, FL', 'Seattle, WA', 'Dallas, TX']

/** Demands of the ad with this number. */
export const jobFactsOf = ({ place }: JobLabel, at: number): JobFacts => ({
  authorizations: accepted[at % 2] ?? [],
  ...(place ? { place } : {}),
  maxRate: { amount: 90, ...rates },
})

/** Facts of the person with this number that fit the job: at its place or ready to move there. */
export const factsOf = ({ authorizations, place }: JobFacts, index: number): Facts => ({
  authorization: authorizations[index % authorizations.length] ?? '',
  ...(place && index % 2 === 0 ? { place, relocates: false } : { place: away(place, index), relocates: true }),
  availability: 'immediate',
  rate: index % 3 === 0 ? { amount: 150_000, currency: 'USD', per: 'year', taxTerm: 'W2' } : { amount: 70, ...rates },
})

/** The same with one fact that stops. */
export function wrongFacts({ place }: JobFacts, fits: Facts): [HardReason, Facts][] {
  return [
    ['authorization', { ...fits, authorization: 'OPT EAD' }],
    ...(place ? [['place', { ...fits, place: away(place, 1), relocates: false }] satisfies [HardReason, Facts]] : []),
    ['rate', { ...fits, rate: { amount: 140, ...rates } }],
    ['availability', { ...fits, availability: 'unavailable' }],
  ]
}

const away = (place: string | undefined, index: number) => {
  const far = elsewhere.filter((one) => one.slice(-2) !== place?.slice(-2))
  return far[index % far.length] ?? 'Dallas, TX'
}

/** The facts as a resume or an ad says them, so that whoever reads texts alone reads them too. */
export function toLines(facts: Facts | JobFacts): string[] {
  if ('authorizations' in facts)
    return [
      `Work authorization: ${facts.authorizations.join(' or ')} only`,
      facts.place ? `On-site in ${facts.place}` : 'Remote',
      `Pays up to ${spell(facts.maxRate)}`,
    ]
  return [
    ...(facts.authorization ? [`Work authorization: ${facts.authorization}`] : []),
    ...(facts.place ? [`Lives in ${facts.place}. ${facts.relocates ? 'Ready' : 'Not ready'} to relocate`] : []),
    ...(facts.availability ? [facts.availability === 'immediate' ? 'Available at once' : 'Not available'] : []),
    ...(facts.rate ? [`Asks ${spell(facts.rate)}`] : []),
  ]
}

const spell = ({ amount, currency, per, taxTerm }: Rate) => `${amount} ${currency} per ${per} on ${taxTerm}`
