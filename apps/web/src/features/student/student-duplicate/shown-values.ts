import { toMinor } from '@corridor/contract/format/money'
import { enrolmentFieldNames, maritalStatusNames } from '@corridor/contract/student/enrolment/kinds'
import { coachingTests } from '@corridor/contract/student/enrolment/scores'
import { studyLevelNames } from '@corridor/contract/student/student/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import type { StudentMergeField } from '@corridor/contract/student/student-duplicate/kinds'
import { countryName } from '../../../lib/format/country-name'
import {
  formatDate,
  formatList,
  formatMoney,
  formatName,
  formatNumber,
  formatPoint,
  ownerName,
} from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import type { Translate } from '../../../lib/language/i18n'
import { targetsText } from '../student/exports/targets-text'

type Address = NonNullable<Student['address'] | Student['communicationAddress']>
type Show = (student: Student, t: Translate) => string | null | undefined

const month = (value: string) => formatPoint(`${value}-01`, 'wholeMonth')
const place = (address: Address) =>
  [address.addressLineOne, address.addressLineTwo, address.zipCode, address.cityName, address.stateName]
    .concat(address.countryInfo.map(countryName))
    .filter(Boolean)
    .join(', ')
const each = (rows: readonly string[], none: string) => (rows.length === 0 ? none : formatList(rows))

const shows: Record<StudentMergeField, Show> = {
  name: ({ fullName }) => formatName(fullName),
  email: ({ contact }) => contact?.email,
  phone: ({ contact }) => contact && `${contact.countryCode} ${contact.phoneNumber}`,
  address: ({ address }) =>
    address &&
    dotted(
      place(address),
      ...address.formerAddresses.map((one) => `${one.place} (${month(one.from)} – ${month(one.to)})`),
    ),
  communicationAddress: ({ communicationAddress: mail }, t) =>
    mail && (mail.sameAsAbove ? t('Same as the address above') : place(mail)),
  emergencyContact: ({ emergencyContact }) => formatList(emergencyContact?.contacts.map(formatName) ?? []),
  countryOfCitizenship: ({ passport }) => passport && formatList(passport.countryInfo.map(countryName)),
  birthDate: ({ passport }) => passport?.maskedBirthDate,
  passportNumber: ({ passport }) => passport?.maskedPassportNumber,
  expiresDate: ({ passport }) => passport && formatDate(passport.expiresDate),
  maritalStatus: ({ maritalStatus: marital }, t) =>
    marital &&
    dotted(
      t(maritalStatusNames[marital.maritalStatus]),
      marital.numberOfKids > 0 && `${t(enrolmentFieldNames.numberOfKids)}: ${formatNumber(marital.numberOfKids)}`,
    ),
  deportationDetails: ({ deportationDetails: declared }, t) =>
    declared &&
    dotted(
      each(
        declared.deportationDetails.map((row) => `${row.countryInfo.map(countryName)} (${month(row.refusalDate)})`),
        t('None to declare'),
      ),
      declared.further,
    ),
  previousCountries: ({ previousCountries: declared }, t) =>
    declared &&
    dotted(
      each(
        declared.previousCountries.map((row) => `${row.countryInfo.map(countryName)} (${month(row.traveledDate)})`),
        t('None to declare'),
      ),
      declared.further,
    ),
  coaching: ({ coaching }, t) =>
    coaching &&
    each(
      coaching.tests.map(({ test }) => coachingTests[test].name),
      t('No coaching'),
    ),
  targetCountries: ({ plan }) => targetsText(plan.targetCountriesInfo),
  level: ({ plan }, t) => plan.level && t(studyLevelNames[plan.level]),
  field: ({ plan }) => plan.field,
  intake: ({ plan }) => plan.intake && month(plan.intake),
  occupiedUntil: ({ plan }) => plan.occupiedUntil && month(plan.occupiedUntil),
  funds: ({ plan: { fundsAmount: amount, fundsCurrency: currency } }) =>
    amount === null || currency === null ? '' : formatMoney(toMinor(amount, currency), currency),
  counsellor: ({ counsellorInfo }) => ownerName(counsellorInfo),
}

/** A part of a student in the reader's words; sealed values masked. */
export const shownOf = (field: StudentMergeField, student: Student, t: Translate): string =>
  shows[field](student, t) ?? ''
