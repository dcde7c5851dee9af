import type { Finding } from '@corridor/contract/student/enrolment/finding'
import type { EnrolmentField } from '@corridor/contract/student/enrolment/kinds'
import type { EnrolmentPart } from '@corridor/contract/student/enrolment/steps'
import type { StudentFile } from '../../student/values.ts'
import { missing } from './finding.ts'

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

/** Finds what a step lacks: of one that is not saved, the fields that did not come with the student. */
export function missingOf(part: EnrolmentPart, row: StudentFile, isSaved: boolean): Finding[] {
  if (isSaved) return part === 'passport' ? sealed(row) : []
  const values = stepValues[part]?.(row) ?? {}
  return required[part].filter((name) => !values[name]).map((name) => missing(part, name))
}

// A merge may leave a passport without one of them.
const sealed = ({ sealed_birth_date, sealed_passport }: StudentFile): Finding[] => [
  ...(sealed_birth_date ? [] : [missing('passport', 'birthDate')]),
  ...(sealed_passport ? [] : [missing('passport', 'passportNumber')]),
]

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
