import { scaleOf } from '@corridor/contract/student/enrolment/scores'
import { type EnrolmentPart, enrolmentSteps, stepOf } from '@corridor/contract/student/enrolment/steps'
import type { EnrolmentStage, LiveApplicationStage, StudentStage } from '@corridor/contract/student/student/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { toCompanyInfo, toNames, toRecordBase, toUserInfo } from '../../../db/record/record.ts'
import type { OpenValues, StudentFile, TestEntry } from './values.ts'

interface Staged {
  saved_steps: readonly number[]
  declared_at: Date | null
  /** Stage of the furthest application that goes on. */
  application_stage: LiveApplicationStage | null
}

/** The stage of a student, which nobody types. */
export const stageOf = (row: Staged): { stage: StudentStage; stepsSaved: number } => ({
  stage: row.application_stage ?? enrolmentStageOf(row),
  stepsSaved: row.saved_steps.length,
})

export const closingOf = (row: { closed_on: string | null; is_closed: boolean }) => ({
  isClosed: row.is_closed,
  closedDate: row.closed_on,
})

const enrolmentStageOf = ({ saved_steps, declared_at }: Staged): EnrolmentStage => {
  if (declared_at) return 'ready'
  return saved_steps.length < enrolmentSteps.length ? 'enrolment' : 'to-be-declared'
}

/** Signs that stand for a sealed value, with the end of one that has to be told from another. */
const mask = '••••'

/** A student's file as it is answered: sealed values masked, whoever reads. */
export function toWire(row: StudentFile): Student {
  const has = (part: EnrolmentPart) => row.saved_steps.includes(stepOf(part).number)
  const { phone_code: countryCode, marital_status: maritalStatus } = row
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    ...stageOf(row),
    ...closingOf(row),
    deadline: row.deadline && { ...row.deadline, at: new Date(row.deadline.at).toISOString() },
    identityRemoved: row.identity_removed_at && {
      date: row.identity_removed_at.toISOString(),
      parts: row.identity_removed,
    },
    papersMissing: row.papers_missing,
    savedSteps: row.steps.map(({ step, at, by, first, last }) => ({
      step,
      savedAt: new Date(at).toISOString(),
      savedBy: by ? [{ _id: by, ...toNames(first, last) }] : [],
    })),
    isInEditMode: row.in_edit_mode,
    fullName: {
      firstName: row.first_name,
      middleName: row.middle_name,
      lastName: row.last_name,
      nameConfirmed: row.name_confirmed,
      hasOnlyOneName: row.has_only_one_name,
    },
    // Whoever came with values may have parts of a step that is not saved yet.
    address: has('address') || hasSome(row, addressColumns) ? toHome(row) : null,
    communicationAddress: has('communicationAddress') ? toMailAddress(row) : null,
    contact: row.email || row.phone_number ? { email: row.email, countryCode, phoneNumber: row.phone_number } : null,
    emergencyContact: has('emergencyContact') ? { contacts: row.student_contact.map(toContact(row)) } : null,
    passport: has('passport') || hasSome(row, passportColumns) ? toPassport(row) : null,
    maritalStatus: maritalStatus && { maritalStatus, numberOfKids: row.number_of_kids ?? 0 },
    deportationDetails: has('deportationDetails') ? toRefusals(row) : null,
    previousCountries: has('previousCountries') ? toVisits(row) : null,
    coaching: has('coaching') ? { tests: row.student_test.map(toTest) } : null,
    plan: toPlan(row),
    importedRefusals: row.student_imported_refusal.map(({ country_id: country, month }) => ({
      country,
      countryInfo: toCountryInfo(row, country),
      month,
    })),
    counsellor: row.counsellor_id,
    counsellorInfo: row.counsellor_id
      ? [{ _id: row.counsellor_id, ...toNames(row.counsellor_first, row.counsellor_last) }]
      : [],
    companyInfo: toCompanyInfo(row),
    userInfo: toUserInfo(row),
  }
}

const addressColumns = [
  'address_line_one',
  'country_id',
  'state_id',
  'state_name',
  'city_id',
  'city_name',
  'zip_code',
] as const
const passportColumns = ['citizenship_id', 'sealed_birth_date', 'sealed_passport', 'passport_expires'] as const
const hasSome = (row: StudentFile, columns: readonly (keyof StudentFile)[]) => columns.some((column) => row[column])

const toPlan = (row: StudentFile): Student['plan'] => ({
  targetCountries: row.student_target.map(({ country_id }) => country_id),
  targetCountriesInfo: row.student_target.flatMap(({ country_id }) => toCountryInfo(row, country_id)),
  level: row.level,
  field: row.study_field,
  intake: row.intake,
  occupiedUntil: row.occupied_until,
  fundsAmount: row.funds_amount,
  fundsCurrency: row.funds_currency,
})

type Place = Pick<
  OpenValues,
  | 'address_line_one'
  | 'address_line_two'
  | 'country_id'
  | 'state_id'
  | 'state_name'
  | 'city_id'
  | 'city_name'
  | 'zip_code'
>

/** The address for letters: it may be that of step 2. */
export const mailOf = (row: OpenValues): Place =>
  row.same_as_above
    ? row
    : {
        address_line_one: row.mail_line_one,
        address_line_two: row.mail_line_two,
        country_id: row.mail_country_id,
        state_id: row.mail_state_id,
        state_name: row.mail_state_name,
        city_id: row.mail_city_id,
        city_name: row.mail_city_name,
        zip_code: row.mail_zip_code,
      }

type Names = Pick<StudentFile, 'named'>
const nameOf = ({ named }: Names, id: string | null) => named.find((one) => one.id === id)
const toCountryInfo = (names: Names, id: string) => {
  const { name = '', code = null } = nameOf(names, id) ?? {}
  return [{ _id: id, name, code }]
}
const toInfo = (names: Names, id: string | null) => (id ? [{ _id: id, name: nameOf(names, id)?.name ?? '' }] : [])

const toAddress = (names: Names, place: Place) => {
  const country = place.country_id
  return {
    addressLineOne: place.address_line_one ?? '',
    addressLineTwo: place.address_line_two,
    country,
    countryInfo: country ? toCountryInfo(names, country) : [],
    state: place.state_id ?? place.state_name ?? '',
    stateName: nameOf(names, place.state_id)?.name ?? place.state_name ?? '',
    city: place.city_id ?? place.city_name ?? '',
    cityName: nameOf(names, place.city_id)?.name ?? place.city_name ?? '',
    zipCode: place.zip_code,
  }
}
const toHome = (row: StudentFile) => ({
  ...toAddress(row, row),
  livedSince: row.lived_since,
  formerAddresses: row.student_former_address.map(({ country_id, city, from_month, to_month }) => ({
    country: country_id,
    countryInfo: toCountryInfo(row, country_id),
    place: city,
    from: from_month,
    to: to_month,
  })),
})
const toMailAddress = (row: StudentFile) => ({ ...toAddress(row, mailOf(row)), sameAsAbove: row.same_as_above })

const toContact = (names: Names) => (contact: StudentFile['student_contact'][number]) => ({
  firstName: contact.first_name,
  lastName: contact.last_name,
  hasOnlyOneName: contact.has_only_one_name,
  countryCode: contact.phone_code,
  mobileNumber: contact.mobile_number,
  email: contact.email,
  relation: contact.relation_id,
  relationInfo: toInfo(names, contact.relation_id),
  isGuardian: contact.is_guardian,
  additionalNotes: contact.notes,
})

const toPassport = (row: StudentFile) => ({
  countryOfCitizenship: row.citizenship_id,
  countryInfo: row.citizenship_id ? toCountryInfo(row, row.citizenship_id) : [],
  maskedPassportNumber: row.sealed_passport ? `${mask} ${row.passport_tail}` : '',
  maskedBirthDate: row.sealed_birth_date ? mask : '',
  expiresDate: row.passport_expires ?? '',
  zoneSurname: row.zone_surname,
  zoneGivenNames: row.zone_given_names,
  zoneCitizenship: row.zone_citizenship,
})

const toRefusals = (row: StudentFile) => ({
  deportationDetails: row.student_refusal.map((refusal) => ({
    country: refusal.country_id,
    countryInfo: toCountryInfo(row, refusal.country_id),
    visaCategory: refusal.visa_category_id,
    visaCategoryInfo: toInfo(row, refusal.visa_category_id),
    refusalReason: refusal.reason,
    refusalDate: refusal.month,
  })),
  further: row.refusals_further,
})

const toVisits = (row: StudentFile) => ({
  previousCountries: row.student_visit.map((visit) => ({
    country: visit.country_id,
    countryInfo: toCountryInfo(row, visit.country_id),
    visaCategory: visit.visa_category_id,
    visaCategoryInfo: toInfo(row, visit.visa_category_id),
    traveledTime: visit.stay,
    traveledDate: visit.month,
  })),
  further: row.visits_further,
})

const toTest = (entry: TestEntry) => ({
  test: entry.test,
  targetScore: entry.target_score,
  targetScale: scaleIdOf(entry, entry.target_score, null),
  pastScore: entry.past_score,
  pastScale: scaleIdOf(entry, entry.past_score, entry.past_date),
  pastDate: entry.past_date,
  mode: entry.mode,
  batch: entry.batch,
  startDate: entry.start_date,
  notes: entry.notes,
})
const scaleIdOf = ({ test }: TestEntry, score: number | null, day: string | null) =>
  score === null ? null : (scaleOf(test, score, day)?.id ?? null)
