import type { Currency } from '@corridor/contract/format/settings'
import type { CloseReason, JobKind, JobPriority } from '@corridor/contract/job/job/kinds'
import type { Job } from '@corridor/contract/job/job/shapes'
import type { CompanyColumns, OwnerColumns, RecordRow } from '../../../db/record/record.ts'

/** A place as the table keeps it. */
export interface Place {
  country_id: string | null
  state_id: string | null
  state_name: string | null
  city_id: string | null
  city_name: string | null
  zip_code: string
}

/** The columns that a person fills in. */
export interface JobValues {
  kind: JobKind
  business_unit_id: string | null
  client_id: string | null
  prime_id: string | null
  vendor_id: string | null
  job_title: string
  job_description: string
  job_type_ids: string[]
  places: Place[]
  relocation: boolean | null
  work_mode_id: string | null
  office_days: number | null
  no_sponsorship: boolean
  salary_duration_id: string | null
  min_salary: number | null
  max_salary: number | null
  currency: Currency | null
  pay_type_ids: string[]
  work_authorization_ids: string[]
  refused_authorization_ids: string[]
  authorization_words: string
  contract_duration_id: string | null
  skills: string[]
  nice_skills: string[]
  positions: number
  priority: JobPriority
  received_on: string | null
  due_on: string | null
  job_expire_date: string | null
  ad_text: string
  reference: string
}

/** Values of a job that change with its state. */
export interface JobState {
  closed_at: Date | null
  closed_reason: CloseReason | null
  closed_note: string
  published_at: Date | null
}

interface Named {
  _id: string
  name: string
}
export type PlaceShown = Job['places'][number]

export interface JobRow
  extends RecordRow,
    OwnerColumns,
    CompanyColumns,
    Omit<JobValues, 'min_salary' | 'max_salary'>,
    JobState {
  min_salary: string | null
  max_salary: string | null
  requirement_id: string
  is_open: boolean
  places_shown: PlaceShown[]
  slug: string | null
  entries: Named[]
  unit_name: string | null
  client_name: string | null
  client_deleted: boolean
  prime_name: string | null
  prime_deleted: boolean
  vendor_name: string | null
  vendor_deleted: boolean
}
