import type { FoundValue, Parse } from '../../base/parse/shapes.ts'
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
    ...(skills.length > 0 ? { skills: skills.slice(0, skillsMax) } : {}),
    ...(isShort ? { nameConfirmed: true } : {}),
  }
}
