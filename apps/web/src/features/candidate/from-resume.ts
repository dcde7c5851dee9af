import type { FoundValue, Parse } from '@corridor/contract/agent'
import type { CandidateAdd } from '@corridor/contract/candidate'

export type FoundFields = NonNullable<Parse['result']>
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

// Below this a person should look twice.
const sureEnough = 0.8
const nameCharsMin = 3
// As the candidate's form takes them.
const skillsMax = 100
const skillCharsMax = 50

/** The form's values as a resume gave them. A short name counts as confirmed (product.md, People whose names don't fit). */
export function toPrefilled(found: FoundFields): Partial<CandidateAdd> {
  const values = Object.fromEntries(
    readFields.flatMap((name) => (found[name] === undefined ? [] : [[name, found[name].value]])),
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

export interface Origin {
  page: number
  isSure: boolean
}

/** Where a value came from, as long as nobody has changed it. */
export function originOf(found: FoundValue | undefined, value: unknown): Origin | undefined {
  if (!found || found.value !== String(value)) return undefined
  return { page: found.page, isSure: isSure(found) }
}

/** False where a person should look twice. */
export const isSure = ({ sure }: FoundValue) => sure >= sureEnough

/** Which of the read fields stay empty, for the person to fill in. */
export const missingFields = (found: FoundFields) => readFields.filter((name) => found[name] === undefined)
