import type { Currency } from '@corridor/contract/format/settings'
import type { CoachingMode, MaritalStatus } from '@corridor/contract/student/enrolment/kinds'
import type { CoachingTestName } from '@corridor/contract/student/enrolment/scores'
import type { IdentityPart } from '@corridor/contract/student/passport/retention'
import type { DeadlineKind, LiveApplicationStage, StudyLevel } from '@corridor/contract/student/student/kinds'
import type { CompanyColumns, OwnerColumns, RecordRow } from '../../../db/record/record.ts'

/** The columns of the steps that hold one value each, and of the record itself; sealed ones apart. */
export interface OpenValues {
  first_name: string
  middle_name: string
  last_name: string
  name_confirmed: boolean
  has_only_one_name: boolean
  address_line_one: string | null
  address_line_two: string
  country_id: string | null
  state_id: string | null
  state_name: string | null
  city_id: string | null
  city_name: string | null
  zip_code: string
  /** A month, `YYYY-MM`. */
  lived_since: string | null
  same_as_above: boolean
  mail_line_one: string | null
  mail_line_two: string
  mail_country_id: string | null
  mail_state_id: string | null
  mail_state_name: string | null
  mail_city_id: string | null
  mail_city_name: string | null
  mail_zip_code: string
  email: string
  phone_code: string
  phone_number: string
  citizenship_id: string | null
  /** As the zone of the passport writes them, beside what is printed; empty without one. */
  zone_surname: string
  zone_given_names: string
  zone_citizenship: string
  /** A day, `YYYY-MM-DD`. */
  passport_expires: string | null
  marital_status: MaritalStatus | null
  number_of_kids: number | null
  refusals_further: string
  visits_further: string
  counsellor_id: string | null
  level: StudyLevel | null
  study_field: string
  /** A month, `YYYY-MM`. */
  intake: string | null
  /** The month, `YYYY-MM`, in which somebody last studied or worked. */
  occupied_until: string | null
  /** In whole units of its currency. */
  funds_amount: number | null
  funds_currency: Currency | null
}

export interface SealedColumns {
  sealed_birth_date: string | null
  sealed_passport: string | null
}

export interface StudentValues extends OpenValues, SealedColumns {
  passport_mark: Buffer | null
  /** Mark of the name with the birth date. */
  person_mark: Buffer | null
  passport_tail: string
  saved_steps: number[]
  in_edit_mode: boolean
}

export const openColumns = [
  ...(['first_name', 'middle_name', 'last_name', 'name_confirmed', 'has_only_one_name'] as const),
  ...([
    'address_line_one',
    'address_line_two',
    'country_id',
    'state_id',
    'state_name',
    'city_id',
    'city_name',
  ] as const),
  ...([
    'zip_code',
    'lived_since',
    'same_as_above',
    'mail_line_one',
    'mail_line_two',
    'mail_country_id',
    'mail_state_id',
  ] as const),
  ...(['mail_state_name', 'mail_city_id', 'mail_city_name', 'mail_zip_code', 'email', 'phone_code'] as const),
  ...(['phone_number', 'citizenship_id', 'passport_expires', 'marital_status', 'number_of_kids'] as const),
  ...(['zone_surname', 'zone_given_names', 'zone_citizenship'] as const),
  ...(['refusals_further', 'visits_further', 'counsellor_id'] as const),
  ...(['level', 'study_field', 'intake', 'occupied_until', 'funds_amount', 'funds_currency'] as const),
] satisfies (keyof OpenValues)[]

export const writtenColumns = [
  ...openColumns,
  ...([
    'sealed_birth_date',
    'sealed_passport',
    'passport_mark',
    'person_mark',
    'passport_tail',
    'saved_steps',
    'in_edit_mode',
  ] as const),
] satisfies (keyof StudentValues)[]

export interface ContactEntry {
  first_name: string
  last_name: string
  has_only_one_name: boolean
  phone_code: string
  mobile_number: string
  email: string
  relation_id: string | null
  is_guardian: boolean
  notes: string
}
export interface FormerAddressEntry {
  country_id: string
  city: string
  from_month: string
  to_month: string
}
export interface ImportedRefusalEntry {
  country_id: string
  month: string
}
export interface RefusalEntry {
  country_id: string
  visa_category_id: string
  reason: string
  month: string
}
export interface VisitEntry {
  country_id: string
  visa_category_id: string
  stay: string
  month: string
}
export interface TestEntry {
  test: CoachingTestName
  target_score: number | null
  past_score: number | null
  past_date: string | null
  mode: CoachingMode | null
  batch: string
  start_date: string | null
  notes: string
}
export interface TargetEntry {
  country_id: string
}

/** The rows of what holds several, by their tables. */
export interface Entries {
  student_contact: ContactEntry[]
  student_former_address: FormerAddressEntry[]
  student_imported_refusal: ImportedRefusalEntry[]
  student_refusal: RefusalEntry[]
  student_visit: VisitEntry[]
  student_test: TestEntry[]
  student_target: TargetEntry[]
}
export type EntryTable = keyof Entries

export const entryColumns: { [Table in EntryTable]: readonly (keyof Entries[Table][number])[] } = {
  student_contact: [
    ...(['first_name', 'last_name', 'has_only_one_name', 'phone_code', 'mobile_number', 'email'] as const),
    ...(['relation_id', 'is_guardian', 'notes'] as const),
  ],
  student_former_address: ['country_id', 'city', 'from_month', 'to_month'],
  student_imported_refusal: ['country_id', 'month'],
  student_refusal: ['country_id', 'visa_category_id', 'reason', 'month'],
  student_visit: ['country_id', 'visa_category_id', 'stay', 'month'],
  student_test: ['test', 'target_score', 'past_score', 'past_date', 'mode', 'batch', 'start_date', 'notes'],
  student_target: ['country_id'],
}
export const entryTables = Object.keys(entryColumns) as EntryTable[]

interface Named {
  id: string
  name: string
  code: string | null
}
interface StepRow {
  step: number
  at: string
  by: string | null
  first: string | null
  last: string | null
}

/** A student's file: the row with all that hangs on it. */
export interface StudentFile extends RecordRow, OwnerColumns, CompanyColumns, OpenValues, SealedColumns, Entries {
  passport_tail: string
  saved_steps: number[]
  /** Since when a declaration closes it. */
  declared_at: Date | null
  application_stage: LiveApplicationStage | null
  closed_on: string | null
  is_closed: boolean
  deadline: { application: string; kind: DeadlineKind; at: string; day: string; zone: string } | null
  identity_removed_at: Date | null
  identity_removed: IdentityPart[]
  papers_missing: { asked: number; late: number; returned: number }
  in_edit_mode: boolean
  steps: StepRow[]
  /** Countries, states, cities, relations and categories that it names, by id. */
  named: Named[]
  counsellor_first: string | null
  counsellor_last: string | null
}

/** True if these entries are not those that stand. */
export function differsFrom<Table extends EntryTable>(stands: Entries, table: Table, entries: Entries[Table]): boolean {
  // The database answers the columns of a row in the order of the query, as the table of columns names them.
  const toTuples = (rows: readonly object[]) =>
    JSON.stringify(rows.map((row) => entryColumns[table].map((name) => row[name as keyof typeof row])))
  return toTuples(stands[table]) !== toTuples(entries)
}
