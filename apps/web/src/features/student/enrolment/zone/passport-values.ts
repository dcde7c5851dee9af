import type { ZoneReading } from '@corridor/contract/base/parse/zone'
import type { Student } from '@corridor/contract/student/student/shapes'
import { isMask } from '../sealed-field'

/** Step 6 as its form holds it. */
export interface PassportValues {
  countryOfCitizenship: string
  /** As typed, or the signs that stand for what is stored; so with the number. */
  birthDate: string
  passportNumber: string
  expiresDate: string
  /** Reading that the form was filled from; empty without one. */
  parseId: string
  keepsPicture: boolean
  isConfirmed: boolean
  /** Country that the zone says, if it is known; empty without one. */
  zoneCountry: string
  /** The citizenship is another than the zone's, and somebody said so. */
  isOtherCitizenship: boolean
}

const noReading = { parseId: '', keepsPicture: true, isConfirmed: false, zoneCountry: '', isOtherCitizenship: false }

export const toValues = (student: Student | undefined): PassportValues => ({
  countryOfCitizenship: student?.passport?.countryOfCitizenship ?? '',
  birthDate: student?.passport?.maskedBirthDate ?? '',
  passportNumber: student?.passport?.maskedPassportNumber ?? '',
  expiresDate: student?.passport?.expiresDate ?? '',
  ...noReading,
})

/** The fields of the form that a zone may fill. */
export const zoneFields = ['countryOfCitizenship', 'birthDate', 'passportNumber', 'expiresDate'] as const
export type ZoneFieldName = (typeof zoneFields)[number]

/** The part of a zone that says a field of the form; undefined where the paper has none: a visa's number is no passport's. */
export function zoneFieldOf(reading: ZoneReading, name: ZoneFieldName) {
  if (name === 'countryOfCitizenship') return reading.citizenship
  if (name === 'birthDate') return reading.birthDate
  if (reading.kind !== 'passport') return undefined
  return name === 'passportNumber' ? reading.number : reading.expiryDate
}

/** Value that a zone fills a field with; empty if nothing may be taken over. */
export const takenOver = (reading: ZoneReading, name: ZoneFieldName): string =>
  name === 'countryOfCitizenship' ? (reading.citizenshipInfo[0]?._id ?? '') : (zoneFieldOf(reading, name)?.value ?? '')

/** Values with a reading: what is empty, or stands masked, is filled; what somebody typed stays. */
export function withReading(values: PassportValues, parseId: string, reading: ZoneReading): PassportValues {
  const filled = zoneFields.flatMap((name) => {
    const value = takenOver(reading, name)
    return value !== '' && (values[name] === '' || isMask(values[name])) ? [[name, value] as const] : []
  })
  return {
    ...values,
    ...Object.fromEntries(filled),
    ...noReading,
    parseId,
    zoneCountry: takenOver(reading, 'countryOfCitizenship'),
  }
}

/** Values without their reading; what was taken over stays, as if it was typed. */
export const withoutReading = (values: PassportValues): PassportValues => ({ ...values, ...noReading })
