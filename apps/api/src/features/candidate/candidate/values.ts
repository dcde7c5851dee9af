import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { plainName } from '@corridor/contract/format/person-name'
import type { Currency } from '@corridor/contract/format/settings'
import { given } from '../../../db/record/record.ts'
import { toContacts } from './contacts.ts'
import { toRate } from './rate.ts'
import { type CandidateRow, type CandidateValues, toAvailableFrom } from './tables.ts'

interface Reading {
  /** Candidate who is changed. */
  stands?: CandidateRow
  /** Country of phones that do not say theirs. */
  country: string | null
  /** Currency of a rate that does not say its own. */
  currency: Currency
}

/** The columns behind what a body names; what it does not name stays out. */
export function toValues(
  input: Partial<CandidateAdd>,
  { stands, country, currency }: Reading,
): Partial<CandidateValues> {
  const values = {
    first_name: input.firstName,
    last_name: input.lastName,
    name_confirmed: input.nameConfirmed,
    has_only_one_name: input.hasOnlyOneName,
    ...toContacts(input, stands, country),
    job_title: emptyToNull(input.jobTitle),
    experience: input.experience,
    skills: input.skills && withoutDoubles(input.skills),
    location: emptyToNull(input.location),
    work_authorization_id: input.workAuthorization,
    authorization_ends: input.authorizationEnds,
    ready_to_relocate: input.readyToRelocate,
    is_us_citizen: input.isUsCitizen,
    available_from: input.availability && toAvailableFrom(input.availability),
    bench_since: input.benchSince,
    ...toRate(input, stands, currency),
    tax_term: input.taxTerm,
    status: input.status,
    resume_key: input.resumeKey,
  }
  return given(values)
}

/** The same columns of a candidate who stands. */
export const fromRow = (row: CandidateRow): CandidateValues => ({
  first_name: row.first_name,
  last_name: row.last_name,
  name_confirmed: row.name_confirmed,
  has_only_one_name: row.has_only_one_name,
  email: row.email,
  phone: row.phone,
  more_emails: row.more_emails,
  more_phones: row.more_phones,
  job_title: row.job_title,
  experience: row.experience === null ? null : Number(row.experience),
  skills: row.skills,
  location: row.location,
  work_authorization_id: row.work_authorization_id,
  authorization_ends: row.authorization_ends,
  ready_to_relocate: row.ready_to_relocate,
  is_us_citizen: row.is_us_citizen,
  available_from: row.available_from,
  bench_since: row.bench_since,
  rate_amount: row.rate_amount === null ? null : Number(row.rate_amount),
  rate_currency: row.rate_currency,
  rate_per: row.rate_per,
  tax_term: row.tax_term,
  status: row.status,
  resume_key: row.resume_key,
})

/** Name of a candidate in audit, bin and refusals. */
export const nameOf = ({ first_name, last_name }: CandidateRow) =>
  plainName({ firstName: first_name, lastName: last_name })

const emptyToNull = (text: string | null | undefined) => (text === '' ? null : text)

// "Java" and "java" are one skill; the first spelling stays.
const withoutDoubles = (skills: string[]) =>
  skills.filter((skill, index) => skills.findIndex((other) => other.toLowerCase() === skill.toLowerCase()) === index)
