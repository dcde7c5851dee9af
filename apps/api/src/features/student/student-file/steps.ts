import { dateText } from '@corridor/contract/format/date'
import { numberText } from '@corridor/contract/format/number'
import { personName } from '@corridor/contract/format/person-name'
import type { Reader } from '@corridor/contract/format/reader'
import {
  coachingModeNames,
  maritalStatusNames,
  enrolmentFieldNames as names,
} from '@corridor/contract/student/enrolment/kinds'
import { coachingTests } from '@corridor/contract/student/enrolment/scores'
import type { EnrolmentPart, enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import type { Student } from '@corridor/contract/student/student/shapes'
import type { Block, Fact } from '../../../pdf/blocks.ts'
import { countryOf, known, monthText, type Opened, phoneText } from './fact-texts.ts'
import { say, type Word } from './words.ts'

interface Reading {
  reader: Reader
  opened: Opened
}

/** One step of the enrolment as it was saved, or that it was not. */
export function stepBlocks(
  { number, part, heading }: (typeof enrolmentSteps)[number],
  student: Student,
  { reader, opened }: Reading,
): Block[] {
  const title: Block = { heading: say(heading, reader), level: 2 }
  const quiet = (word: Word): Block => ({ paragraph: say(word, reader), quiet: true })
  if (!student.savedSteps.some(({ step }) => step === number)) return [title, quiet('Not saved yet')]
  const entries = entriesOf(part, student, reader)
  if (!entries) return [title, { facts: factsOf(part, student, { reader, opened }) }]
  if (entries.rows.length === 0) return [title, quiet(part === 'coaching' ? 'No coaching' : 'None to declare')]
  return [
    title,
    ...entries.rows.map((facts): Block => ({ facts })),
    ...(entries.further ? [{ facts: known(reader, [['More than four entries', entries.further]]) }] : []),
  ]
}

function factsOf(part: EnrolmentPart, student: Student, { reader, opened }: Reading): Fact[] {
  const { fullName, contact, passport, maritalStatus: marital, communicationAddress: mail } = student
  switch (part) {
    case 'fullName':
      return known(reader, [
        [names.firstName, fullName.firstName],
        [names.middleName, fullName.middleName],
        [names.lastName, fullName.lastName],
      ])
    case 'address':
      return [...addressFacts(student.address, reader), ...stayFacts(student.address, reader)]
    case 'communicationAddress':
      return mail?.sameAsAbove
        ? known(reader, [['Communication Address', say('Same as the address above', reader)]])
        : addressFacts(mail, reader)
    case 'contact':
      return known(reader, [
        [names.email, contact?.email],
        [names.phoneNumber, contact && phoneText(contact.countryCode, contact.phoneNumber)],
      ])
    case 'passport':
      return passport
        ? known(reader, [
            [names.countryOfCitizenship, countryOf(passport.countryInfo, reader)],
            [names.birthDate, opened.birthDate ? dateText(opened.birthDate, reader) : passport.maskedBirthDate],
            [names.passportNumber, opened.passportNumber ?? passport.maskedPassportNumber],
            [names.expiresDate, passport.expiresDate && dateText(passport.expiresDate, reader)],
          ])
        : []
    case 'maritalStatus':
      return marital
        ? known(reader, [
            [names.maritalStatus, say(maritalStatusNames[marital.maritalStatus] as Word, reader)],
            [names.numberOfKids, numberText(marital.numberOfKids, reader)],
          ])
        : []
    default:
      return []
  }
}

interface Entries {
  rows: Fact[][]
  further: string
}

/** Entries of a step that holds several; undefined for one that does not. */
function entriesOf(part: EnrolmentPart, student: Student, reader: Reader): Entries | undefined {
  const dayOf = (day: string | null) => day && dateText(day, reader)
  const scoreOf = (score: number | null) => (score === null ? null : numberText(score, reader))
  switch (part) {
    case 'emergencyContact':
      return {
        further: '',
        rows: (student.emergencyContact?.contacts ?? []).map((one) =>
          known(reader, [
            ['Name', personName(one, reader.settings)],
            [
              names.relation,
              [one.relationInfo[0]?.name, one.isGuardian && say(names.isGuardian, reader)].filter(Boolean).join(' · '),
            ],
            [names.mobileNumber, phoneText(one.countryCode, one.mobileNumber)],
            [names.email, one.email],
            [names.additionalNotes, one.additionalNotes],
          ]),
        ),
      }
    case 'deportationDetails':
      return {
        further: student.deportationDetails?.further ?? '',
        rows: (student.deportationDetails?.deportationDetails ?? []).map((one) =>
          known(reader, [
            [names.country, countryOf(one.countryInfo, reader)],
            [names.visaCategory, one.visaCategoryInfo[0]?.name],
            [names.refusalDate, monthText(one.refusalDate, reader)],
            [names.refusalReason, one.refusalReason],
          ]),
        ),
      }
    case 'previousCountries':
      return {
        further: student.previousCountries?.further ?? '',
        rows: (student.previousCountries?.previousCountries ?? []).map((one) =>
          known(reader, [
            [names.country, countryOf(one.countryInfo, reader)],
            [names.visaCategory, one.visaCategoryInfo[0]?.name],
            [names.traveledTime, one.traveledTime],
            [names.traveledDate, monthText(one.traveledDate, reader)],
          ]),
        ),
      }
    case 'coaching':
      return {
        further: '',
        rows: (student.coaching?.tests ?? []).map((one) =>
          known(reader, [
            [names.test, coachingTests[one.test].name],
            [names.targetScore, scoreOf(one.targetScore)],
            [names.pastScore, scoreOf(one.pastScore)],
            [names.pastDate, dayOf(one.pastDate)],
            [names.mode, one.mode && say(coachingModeNames[one.mode] as Word, reader)],
            [names.batch, one.batch],
            [names.startDate, dayOf(one.startDate)],
            [names.notes, one.notes],
          ]),
        ),
      }
    default:
      return undefined
  }
}

/** Since when somebody lives there, and where they lived before: each former address in a line of its own. */
const stayFacts = (address: Student['address'], reader: Reader): Fact[] =>
  address
    ? [
        ...known(reader, [[names.livedSince, address.livedSince && monthText(address.livedSince, reader)]]),
        ...address.formerAddresses.flatMap(({ place, countryInfo, from, to }) =>
          known(reader, [
            [
              names.formerAddresses,
              `${place}, ${countryOf(countryInfo, reader)} · ${monthText(from, reader)} – ${monthText(to, reader)}`,
            ],
          ]),
        ),
      ]
    : []

const addressFacts = (address: Student['communicationAddress'] | Student['address'], reader: Reader): Fact[] =>
  address
    ? known(reader, [
        [names.addressLineOne, address.addressLineOne],
        [names.addressLineTwo, address.addressLineTwo],
        [names.city, address.cityName],
        [names.state, address.stateName],
        [names.zipCode, address.zipCode],
        [names.country, countryOf(address.countryInfo, reader)],
      ])
    : []
