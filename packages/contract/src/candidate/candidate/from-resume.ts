import type { FoundValue, Parse } from '../../base/parse/shapes.ts'
import { ratePers, taxTerms } from '../../field/rate-terms.ts'
import { currencies } from '../../format/settings.ts'
import type { CandidateAdd } from './shapes.ts'

export type FoundFields = NonNullable<Parse['result']>

/** The candidate's fields that a resume gives as they stand. */
export const readFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'jobTitle',
  'location',
  'experience',
] as const satisfies (keyof FoundFields)[]
export type ReadField = (typeof readFields)[number]

/** Below this a person should look twice at a value. */
export const sureEnough = 0.8

const nameCharsMin = 3
// As the candidate's form takes them.
const skillsMax = 100
const skillCharsMax = 50

/** A candidate's values as a resume gave them. A short name counts as confirmed (product.md, People whose names don't fit). */
export function toCandidateValues(found: FoundFields): Partial<CandidateAdd> {
  const values = Object.fromEntries(
    readFields.flatMap((name) => (found[name] === undefined ? [] : [[name, (found[name] as FoundValue).value]])),
  )
  const skills = (found.skills ?? []).map(({ value }) => value).filter((skill) => skill.length <= skillCharsMax)
  const isShort = [found.firstName, found.lastName].some((name) => name && [...name.value].length < nameCharsMin)
  return {
    ...values,
    ...(found.experience ? { experience: Number(found.experience.value) } : {}),
    ...rateOf(found),
    ...(skills.length > 0 ? { skills: skills.slice(0, skillsMax) } : {}),
    ...(isShort ? { nameConfirmed: true } : {}),
  }
}

const oneOf = <Value extends string>(values: readonly Value[], found: FoundValue | undefined): Value | undefined =>
  values.find((value) => value === found?.value)

// Takes only the currencies and units that the form offers.
function rateOf({ rateAmount, rateCurrency, ratePer, taxTerm }: FoundFields): Partial<CandidateAdd> {
  const read = {
    rateAmount: rateAmount && Number(rateAmount.value),
    rateCurrency: oneOf(currencies, rateCurrency),
    ratePer: oneOf(ratePers, ratePer),
    taxTerm: oneOf(taxTerms, taxTerm),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
