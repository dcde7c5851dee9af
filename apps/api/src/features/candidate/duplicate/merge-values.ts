import type { Candidate, CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { type MergeField, mergeFields } from '@corridor/contract/candidate/duplicate/reasons'
import type { MergeChoice, MergeChoices } from '@corridor/contract/records/merge/kinds'
import { isSame } from '../../records/merge/changes.ts'
import { onceEach, sameEmail, samePhone } from '../candidate/contacts.ts'

/** Values that a candidate's own form holds. */
export const valuesOf = (record: Candidate): CandidateAdd => ({
  firstName: record.firstName,
  lastName: record.lastName,
  nameConfirmed: record.nameConfirmed,
  hasOnlyOneName: record.hasOnlyOneName,
  email: record.email,
  phone: record.phone,
  emails: record.emails,
  phones: record.phones,
  jobTitle: record.jobTitle,
  experience: record.experience,
  skills: record.skills,
  location: record.location,
  workAuthorization: record.workAuthorization,
  authorizationEnds: record.authorizationEnds,
  readyToRelocate: record.readyToRelocate,
  isUsCitizen: record.isUsCitizen,
  availability: record.availability,
  benchSince: record.benchSince,
  rateAmount: record.rateAmount,
  rateCurrency: record.rateCurrency,
  ratePer: record.ratePer,
  taxTerm: record.taxTerm,
  status: record.status,
  resumeKey: record.resume?.fileKey ?? null,
})

/** Values that go together when one value of two is chosen. */
const valuesBehind: Record<MergeField, (keyof CandidateAdd)[]> = {
  name: ['firstName', 'lastName', 'nameConfirmed', 'hasOnlyOneName'],
  email: ['email'],
  phone: ['phone'],
  jobTitle: ['jobTitle'],
  experience: ['experience'],
  skills: ['skills'],
  location: ['location'],
  workAuthorization: ['workAuthorization'],
  authorizationEnds: ['authorizationEnds'],
  readyToRelocate: ['readyToRelocate'],
  isUsCitizen: ['isUsCitizen'],
  availability: ['availability'],
  benchSince: ['benchSince'],
  rate: ['rateAmount', 'rateCurrency', 'ratePer', 'taxTerm'],
  status: ['status'],
  resume: ['resumeKey'],
}

/**
 * Makes the values of a candidate once another is merged into it. Values without a choice are filled if they are empty, and skills come
 * together.
 */
export function mergeValues(kept: CandidateAdd, other: CandidateAdd, choices: MergeChoices<MergeField>): CandidateAdd {
  const merged: Record<string, unknown> = { ...kept }
  for (const field of mergeFields) {
    const choice = choices[field] ?? usualChoice(field, kept)
    for (const name of valuesBehind[field]) merged[name] = choose(choice, kept[name], other[name])
  }
  const { email, phone } = merged as CandidateAdd
  merged.emails = onceEach([email, ...kept.emails, ...other.emails], sameEmail)
  merged.phones = onceEach([phone, ...kept.phones, ...other.phones], samePhone)
  return merged as CandidateAdd
}

function usualChoice(field: MergeField, kept: CandidateAdd): MergeChoice {
  if (field === 'skills') return 'both'
  return valuesBehind[field].every((name) => kept[name] === null) ? 'other' : 'kept'
}

function choose(choice: MergeChoice, kept: unknown, other: unknown): unknown {
  if (choice === 'kept') return kept
  if (choice === 'other') return other
  const own = kept as string[]
  const known = new Set(own.map((skill) => skill.toLowerCase()))
  return [...own, ...(other as string[]).filter((skill) => !known.has(skill.toLowerCase()))]
}

/**
 * Makes the values of the kept candidate once the two are split, and lists those that nobody can put back, since they are others by now.
 */
export function splitValues(before: Partial<CandidateAdd>, merged: Partial<CandidateAdd>, stands: CandidateAdd) {
  const { emails, phones, ...plain } = merged
  const changed = (Object.keys(plain) as (keyof CandidateAdd)[]).filter((name) => !isAlike(name, merged, stands))
  const values: Partial<CandidateAdd> = {
    ...before,
    ...(emails && { emails: withoutAdded(before.emails, emails, stands.emails, before.email, sameEmail) }),
    ...(phones && { phones: withoutAdded(before.phones, phones, stands.phones, before.phone, samePhone) }),
  }
  const emptied = (['emails', 'phones'] as const).filter((name) => values[name]?.length === 0)
  return { values, changed: [...changed, ...emptied] }
}

// Puts back the texts that went over; those that were added or removed since stay so.
function withoutAdded(
  before: readonly string[] = [],
  merged: readonly string[],
  stands: readonly string[],
  preferred: string | undefined,
  keyOf: (value: string) => string,
): string[] {
  const own = new Set(before.map(keyOf))
  const added = new Set(merged.map(keyOf).filter((key) => !own.has(key)))
  const left = stands.filter((value) => !added.has(keyOf(value)))
  return onceEach(preferred === undefined ? left : [preferred, ...left], keyOf)
}

// Numbers of a merge may have been written before they were read.
const isAlike = (name: keyof CandidateAdd, merged: Partial<CandidateAdd>, stands: CandidateAdd) =>
  name === 'phone' ? samePhone(String(merged.phone)) === samePhone(stands.phone) : isSame(merged[name], stands[name])
