import { maritalStatusNames, enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import type { EnrolmentPart } from '@corridor/contract/student/enrolment/steps'
import type { Student } from '@corridor/contract/student/student/shapes'
import { countryName } from '../../../lib/format/country-name'
import { formatNumber, formatPoint } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { ShortDate } from '../../../lib/format/short-date'
import type { Translate } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { Fact } from '../../../lib/record/record-card'
import { SealedValueText } from '../passport/exports/sealed-value-text'
import { country, email, month, phone, words } from './fact-words'

const inZone = ({ zoneSurname, zoneGivenNames }: { zoneSurname: string; zoneGivenNames: string }) =>
  [zoneSurname, zoneGivenNames].filter(Boolean).join(', ')

interface Reading {
  t: Translate
  mayReveal: boolean
}

/** Facts of a step that holds one value each; empty before it was saved. */
export function factsOf(part: EnrolmentPart, student: Student, { t, mayReveal }: Reading): Fact[] {
  const { fullName, contact, passport, maritalStatus: marital } = student
  switch (part) {
    case 'fullName':
      return [
        words(names.firstName, fullName.firstName),
        words(names.middleName, fullName.middleName),
        words(names.lastName, fullName.lastName),
      ]
    case 'address':
      return [...addressFacts(student.address), ...stayFacts(student.address)]
    case 'communicationAddress':
      return student.communicationAddress?.sameAsAbove
        ? [{ label: text('Communication Address'), value: t('Same as the address above') }]
        : addressFacts(student.communicationAddress)
    case 'contact':
      return contact ? [email(contact.email), phone(names.phoneNumber, contact.countryCode, contact.phoneNumber)] : []
    case 'passport':
      return passport
        ? [
            country(names.countryOfCitizenship, passport.countryInfo),
            sealed('birthDate', passport.maskedBirthDate),
            sealed('passportNumber', passport.maskedPassportNumber),
            { label: names.expiresDate, value: passport.expiresDate && <ShortDate value={passport.expiresDate} /> },
            ...(passport.zoneSurname ? [words(text('Names in the zone'), inZone(passport))] : []),
          ]
        : []
    case 'maritalStatus':
      return marital
        ? [
            { label: names.maritalStatus, value: t(maritalStatusNames[marital.maritalStatus]) },
            { label: names.numberOfKids, value: formatNumber(marital.numberOfKids) },
          ]
        : []
    default:
      return []
  }

  function sealed(field: 'birthDate' | 'passportNumber', mask: string): Fact {
    return {
      label: names[field],
      value: mask && (
        <SealedValueText
          key={student.version}
          studentId={student._id}
          field={field}
          label={names[field]}
          mask={mask}
          mayReveal={mayReveal}
        />
      ),
    }
  }
}

const stayFacts = (address: Student['address']): Fact[] =>
  address && (address.livedSince || address.formerAddresses.length > 0)
    ? [
        ...(address.livedSince ? [month(names.livedSince, address.livedSince)] : []),
        {
          label: names.formerAddresses,
          isLong: true,
          value: address.formerAddresses.map(({ place, countryInfo, from, to }) => (
            <div key={`${from} ${place}`}>
              {dotted(place, countryInfo[0] && countryName(countryInfo[0]), stay(from, to))}
            </div>
          )),
        },
      ]
    : []

const stay = (from: string, to: string) => `${wholeMonth(from)} – ${wholeMonth(to)}`
const wholeMonth = (value: string) => formatPoint(`${value}-01`, 'wholeMonth')

const addressFacts = (address: Student['communicationAddress'] | Student['address']): Fact[] =>
  address
    ? [
        words(
          text('Address'),
          [address.addressLineOne, address.addressLineTwo, address.cityName, address.stateName]
            .filter(Boolean)
            .join(', '),
          { isLong: true },
        ),
        words(names.zipCode, address.zipCode),
        country(names.country, address.countryInfo),
      ]
    : []
