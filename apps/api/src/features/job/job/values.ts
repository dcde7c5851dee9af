import type { Currency } from '@corridor/contract/format/settings'
import type { JobAdd } from '@corridor/contract/job/job/body'
import type { JobRow, JobState, JobValues, Place } from './row.ts'
import { jobColumns } from './tables.ts'

interface Judged {
  places: Place[]
  /** Currency of salaries that do not say theirs. */
  currency: Currency
}

/** The columns behind a whole form. */
export const toValues = (input: JobAdd, { places, currency }: Judged): JobValues => ({
  kind: input.kind,
  business_unit_id: input.businessUnit,
  client_id: input.client,
  prime_id: input.prime,
  vendor_id: input.vendor,
  job_title: input.jobTitle,
  job_description: input.jobDescription,
  job_type_ids: sorted(input.jobType),
  places,
  relocation: input.relocation,
  work_mode_id: input.workMode,
  office_days: input.officeDays,
  no_sponsorship: input.noSponsorship,
  salary_duration_id: input.salaryDuration,
  min_salary: input.minSalary,
  max_salary: input.maxSalary,
  currency: input.minSalary === null && input.maxSalary === null ? null : (input.currency ?? currency),
  pay_type_ids: sorted(input.payType),
  work_authorization_ids: sorted(input.workAuthorization),
  refused_authorization_ids: sorted(input.refusedAuthorization),
  authorization_words: input.authorizationWords,
  contract_duration_id: input.contractDuration,
  skills: eachOnce(input.skill),
  nice_skills: eachOnce(input.niceSkill),
  positions: input.positions,
  priority: input.priority,
  received_on: input.receivedOn,
  due_on: input.dueOn,
  job_expire_date: input.jobExpireDate,
  ad_text: input.adText,
  reference: input.reference,
})

const sorted = (ids: readonly string[]) => [...new Set(ids)].sort()

// "Java" and "java" are one skill; the first spelling stays.
const eachOnce = (names: readonly string[]) =>
  names.filter((name, at) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at)

/** Makes the values of a form from a job that stands. */
export function toForm(row: JobRow): JobAdd {
  const [first, ...more] = row.places.map(({ country_id, state_id, state_name, city_id, city_name, zip_code }) => ({
    country: country_id,
    state: state_id ?? state_name ?? '',
    city: city_id ?? city_name ?? '',
    zipCode: zip_code,
  }))
  const { places: _, ...facts } = toFacts(row)
  return {
    kind: facts.kind,
    businessUnit: facts.business_unit_id,
    client: facts.client_id,
    prime: facts.prime_id,
    vendor: facts.vendor_id,
    jobTitle: facts.job_title,
    jobDescription: facts.job_description,
    jobType: facts.job_type_ids,
    ...(first ?? { country: null, state: '', city: '', zipCode: '' }),
    morePlaces: more,
    relocation: facts.relocation,
    workMode: facts.work_mode_id,
    officeDays: facts.office_days,
    noSponsorship: facts.no_sponsorship,
    salaryDuration: facts.salary_duration_id,
    minSalary: facts.min_salary,
    maxSalary: facts.max_salary,
    currency: facts.currency,
    payType: facts.pay_type_ids,
    workAuthorization: facts.work_authorization_ids,
    refusedAuthorization: facts.refused_authorization_ids,
    authorizationWords: facts.authorization_words,
    contractDuration: facts.contract_duration_id,
    skill: facts.skills,
    niceSkill: facts.nice_skills,
    positions: facts.positions,
    priority: facts.priority,
    receivedOn: facts.received_on,
    dueOn: facts.due_on,
    jobExpireDate: facts.job_expire_date,
    adText: facts.ad_text,
    reference: facts.reference,
  }
}

// JSON of the database orders names in its own way.
const toPlace = ({ country_id, state_id, state_name, city_id, city_name, zip_code }: Place): Place => ({
  country_id,
  state_id,
  state_name,
  city_id,
  city_name,
  zip_code,
})

/** Values of a job that a person said. */
export const toFacts = (row: JobRow): JobValues => {
  // Object.fromEntries forgets the names.
  const facts = Object.fromEntries(jobColumns.map((name) => [name, row[name]])) as unknown as JobValues
  return {
    ...facts,
    places: row.places.map(toPlace),
    min_salary: row.min_salary === null ? null : Number(row.min_salary),
    max_salary: row.max_salary === null ? null : Number(row.max_salary),
  }
}

/** Values of a job that the audit keeps. */
export const toTrail = (row: JobRow): JobValues & JobState => ({
  ...toFacts(row),
  closed_at: row.closed_at,
  closed_reason: row.closed_reason,
  closed_note: row.closed_note,
  published_at: row.published_at,
})
