import type { EnrolmentField, FindingCode } from '@corridor/contract/student/enrolment/kinds'
import { declaredRowsMax } from '@corridor/contract/student/enrolment/kinds'
import type { Finding } from '@corridor/contract/student/enrolment/shapes'
import type { EnrolmentPart } from '@corridor/contract/student/enrolment/steps'
import type { RefusalEntry, StudentFile, VisitEntry } from '../student/values.ts'

interface Facts {
  /** The day where the company is. */
  today: string
  /** Null if none stands, or the reader may not read it. */
  birthDate: string | null
  isSaved: boolean
}

const address = ['addressLineOne', 'country', 'state', 'city', 'zipCode'] as const

/** Fields that a step cannot be without, as they are named where none of it was saved. */
const required: Record<EnrolmentPart, readonly EnrolmentField[]> = {
  fullName: ['firstName'],
  address,
  communicationAddress: address,
  contact: ['email', 'countryCode', 'phoneNumber'],
  emergencyContact: ['contacts'],
  passport: ['countryOfCitizenship', 'birthDate', 'passportNumber', 'expiresDate'],
  maritalStatus: ['maritalStatus', 'numberOfKids'],
  deportationDetails: ['deportationDetails'],
  previousCountries: ['previousCountries'],
  coaching: ['tests'],
}

const missing = (name: EnrolmentField, code: FindingCode | null = null): Finding => ({
  kind: 'missing',
  weight: 'block',
  field: name,
  name,
  code,
})
const contradicts = (field: string, name: EnrolmentField, code: FindingCode): Finding => ({
  kind: 'contradicts',
  weight: 'block',
  field,
  name,
  code,
})

type Judge = (row: StudentFile, facts: Facts) => Finding[]

const judges: Partial<Record<EnrolmentPart, Judge>> = {
  emergencyContact: (row, facts) => [...ownContacts(row), ...guardian(row, facts)],
  passport: ({ sealed_birth_date, sealed_passport, passport_expires }, { today }) => [
    ...(sealed_birth_date ? [] : [missing('birthDate')]),
    ...(sealed_passport ? [] : [missing('passportNumber')]),
    ...(passport_expires && passport_expires <= today
      ? [contradicts('expiresDate', 'expiresDate', 'passport.expired')]
      : []),
  ],
  deportationDetails: ({ student_refusal, refusals_further }, facts) =>
    declared('deportationDetails', 'refusalDate', student_refusal, refusals_further, facts),
  previousCountries: ({ student_visit, visits_further }, facts) =>
    declared('previousCountries', 'traveledDate', student_visit, visits_further, facts),
}

/** Finds what is missing of a step, and what in it contradicts itself or another step. */
export function findingsOf(part: EnrolmentPart, row: StudentFile, facts: Facts): Finding[] {
  if (!facts.isSaved)
    return required[part].filter((name) => !cameWith(part, row).includes(name)).map((name) => missing(name))
  return judges[part]?.(row, facts) ?? []
}

/** The fields of a step that is not saved which came with the student. */
function cameWith(part: EnrolmentPart, row: StudentFile): EnrolmentField[] {
  const values = stepValues[part]?.(row) ?? {}
  return required[part].filter((name) => values[name])
}

const stepValues: Partial<Record<EnrolmentPart, (row: StudentFile) => Partial<Record<EnrolmentField, unknown>>>> = {
  address: (row) => ({
    addressLineOne: row.address_line_one,
    country: row.country_id,
    state: row.state_id ?? row.state_name,
    city: row.city_id ?? row.city_name,
    zipCode: row.zip_code,
  }),
  contact: (row) => ({ email: row.email, countryCode: row.phone_code, phoneNumber: row.phone_number }),
  passport: (row) => ({
    countryOfCitizenship: row.citizenship_id,
    birthDate: row.sealed_birth_date,
    passportNumber: row.sealed_passport,
    expiresDate: row.passport_expires,
  }),
  maritalStatus: (row) => ({ maritalStatus: row.marital_status }),
}

// Somebody to call in need who is the student: nobody would answer.
function ownContacts({ student_contact, email, phone_code, phone_number }: StudentFile): Finding[] {
  return student_contact.flatMap((contact, at) => {
    const isSamePhone = contact.phone_code === phone_code && contact.mobile_number === phone_number
    const isSameEmail = contact.email.toLowerCase() === email.toLowerCase()
    return [
      ...(isSamePhone ? [contradicts(`contacts.${at}.mobileNumber`, 'mobileNumber', 'contact.own')] : []),
      ...(isSameEmail ? [contradicts(`contacts.${at}.email`, 'email', 'contact.own')] : []),
    ]
  })
}

const adultYears = 18

function guardian({ student_contact }: StudentFile, { birthDate, today }: Facts): Finding[] {
  if (!birthDate || student_contact.some((contact) => contact.is_guardian)) return []
  return isUnder18(birthDate, today) ? [missing('isGuardian', 'guardian.missing')] : []
}

/** True if somebody born on a day, `YYYY-MM-DD`, is under 18 on another; who was born on 29 February is 18 on 1 March. */
export const isUnder18 = (birthDate: string, today: string): boolean =>
  today < `${Number(birthDate.slice(0, 4)) + adultYears}${birthDate.slice(4)}`

function declared(
  list: 'deportationDetails' | 'previousCountries',
  dateField: 'refusalDate' | 'traveledDate',
  entries: readonly (RefusalEntry | VisitEntry)[],
  further: string,
  { birthDate }: Facts,
): Finding[] {
  const texts = entries.map((entry) => JSON.stringify(entry))
  const ofEntries = entries.flatMap((entry, at) => [
    ...(texts.indexOf(texts[at] ?? '') < at ? [contradicts(`${list}.${at}.country`, 'country', 'entry.twice')] : []),
    ...(birthDate && entry.month < birthDate.slice(0, 7)
      ? [contradicts(`${list}.${at}.${dateField}`, dateField, 'date.beforeBirth')]
      : []),
  ])
  return further !== '' && entries.length < declaredRowsMax
    ? [...ofEntries, contradicts('further', 'further', 'further.early')]
    : ofEntries
}
