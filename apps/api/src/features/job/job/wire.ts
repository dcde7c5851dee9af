import type { Job, JobRecord } from '@corridor/contract/job/job/shapes'
import { toCompanyInfo, toRecordBase, toUserInfo } from '../../../db/record/record.ts'
import type { JobRow, PlaceShown } from './row.ts'

const noPlace: PlaceShown = {
  country: null,
  countryInfo: [],
  state: '',
  stateName: '',
  city: '',
  cityName: '',
  zipCode: '',
}

const one = (id: string | null, name: string | null) => (id && name !== null ? [{ _id: id, name }] : [])
const party = (id: string | null, name: string | null, isDeleted: boolean) =>
  one(id, name).map((named) => ({ ...named, isDeleted }))
const toNumber = (amount: string | null) => (amount === null ? null : Number(amount))

export function toWire(row: JobRow): Job {
  const namesOf = (ids: readonly (string | null)[]) => row.entries.filter(({ _id }) => ids.includes(_id))
  return {
    ...toRecordBase(row),
    companyInfo: toCompanyInfo(row),
    updateDate: row.updated_at.toISOString(),
    kind: row.kind,
    businessUnit: row.business_unit_id,
    businessUnitInfo: one(row.business_unit_id, row.unit_name),
    client: row.client_id,
    clientInfo: party(row.client_id, row.client_name, row.client_deleted),
    prime: row.prime_id,
    primeInfo: party(row.prime_id, row.prime_name, row.prime_deleted),
    vendor: row.vendor_id,
    vendorInfo: party(row.vendor_id, row.vendor_name, row.vendor_deleted),
    requirement: row.requirement_id,
    jobTitle: row.job_title,
    jobDescription: row.job_description,
    jobType: row.job_type_ids,
    jobTypeInfo: namesOf(row.job_type_ids),
    ...(row.places_shown[0] ?? noPlace),
    places: row.places_shown,
    relocation: row.relocation,
    workMode: row.work_mode_id,
    workModeInfo: namesOf([row.work_mode_id]),
    officeDays: row.office_days,
    noSponsorship: row.no_sponsorship,
    salaryDuration: row.salary_duration_id,
    salaryDurationInfo: namesOf([row.salary_duration_id]),
    minSalary: toNumber(row.min_salary),
    maxSalary: toNumber(row.max_salary),
    currency: row.currency,
    payType: row.pay_type_ids,
    payTypeInfo: namesOf(row.pay_type_ids),
    workAuthorization: row.work_authorization_ids,
    workAuthorizationInfo: namesOf(row.work_authorization_ids),
    refusedAuthorization: row.refused_authorization_ids,
    refusedAuthorizationInfo: namesOf(row.refused_authorization_ids),
    authorizationWords: row.authorization_words,
    contractDuration: row.contract_duration_id,
    contractDurationInfo: namesOf([row.contract_duration_id]),
    skill: row.skills,
    niceSkill: row.nice_skills,
    positions: row.positions,
    priority: row.priority,
    receivedOn: row.received_on,
    dueOn: row.due_on,
    jobExpireDate: row.job_expire_date,
    jobStatus: row.is_open ? 'open' : 'closed',
    closedReason: row.closed_reason ?? (row.is_open ? null : 'expired'),
    closedNote: row.closed_note,
    closedDate: row.closed_at?.toISOString() ?? null,
    publishedDate: row.published_at?.toISOString() ?? null,
    publicPath: row.published_at && row.is_open && row.slug ? `/jobs/${row.slug}/${row.id}` : null,
    reference: row.reference,
    userInfo: toUserInfo(row),
  }
}

/** With the ad, which lists do not carry. */
export const toRecord = (row: JobRow): JobRecord => ({ ...toWire(row), adText: row.ad_text })
