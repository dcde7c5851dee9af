import { coachingModeNames, enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import { coachingTests } from '@corridor/contract/student/enrolment/scores'
import type { EnrolmentPart } from '@corridor/contract/student/enrolment/steps'
import type { Student } from '@corridor/contract/student/student/shapes'
import { formatName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import type { Translate } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { Fact } from '../../../lib/record/record-card'
import { country, day, email, month, phone, score, words } from './fact-words'

interface StepEntries {
  rows: { key: string; facts: Fact[] }[]
  /** A key, for a step that says that there are none. */
  none: string
  further: string
}

const toEntries = <Row extends object>(
  rows: readonly Row[],
  factsOfRow: (row: Row) => (Fact | false)[],
): StepEntries['rows'] =>
  // A row has no id; its place is what tells it from the others.
  rows.map((row, at) => ({
    key: String(at),
    facts: factsOfRow(row).filter((fact) => fact !== false && Boolean(fact.value)) as Fact[],
  }))

/** Entries of a step that holds several; undefined for one that does not. */
export function entriesOf(part: EnrolmentPart, student: Student, t: Translate): StepEntries | undefined {
  const none = text('None to declare')
  switch (part) {
    case 'emergencyContact':
      return {
        none,
        further: '',
        rows: toEntries(student.emergencyContact?.contacts ?? [], (one) => [
          words(text('Name'), formatName(one)),
          words(names.relation, dotted(one.relationInfo[0]?.name, one.isGuardian && t('Guardian'))),
          phone(names.mobileNumber, one.countryCode, one.mobileNumber),
          email(one.email),
          words(names.additionalNotes, one.additionalNotes, { isLong: true }),
        ]),
      }
    case 'deportationDetails':
      return {
        none,
        further: student.deportationDetails?.further ?? '',
        rows: toEntries(student.deportationDetails?.deportationDetails ?? [], (one) => [
          country(names.country, one.countryInfo),
          words(names.visaCategory, one.visaCategoryInfo[0]?.name ?? ''),
          month(names.refusalDate, one.refusalDate),
          words(names.refusalReason, one.refusalReason, { isLong: true }),
        ]),
      }
    case 'previousCountries':
      return {
        none,
        further: student.previousCountries?.further ?? '',
        rows: toEntries(student.previousCountries?.previousCountries ?? [], (one) => [
          country(names.country, one.countryInfo),
          words(names.visaCategory, one.visaCategoryInfo[0]?.name ?? ''),
          words(names.traveledTime, one.traveledTime),
          month(names.traveledDate, one.traveledDate),
        ]),
      }
    case 'coaching':
      return {
        none: text('No coaching'),
        further: '',
        rows: toEntries(student.coaching?.tests ?? [], (one) => [
          words(names.test, coachingTests[one.test].name),
          score(names.targetScore, one.targetScore),
          score(names.pastScore, one.pastScore),
          day(names.pastDate, one.pastDate),
          { label: names.mode, value: one.mode && t(coachingModeNames[one.mode]) },
          words(names.batch, one.batch),
          day(names.startDate, one.startDate),
          words(names.notes, one.notes, { isLong: true }),
        ]),
      }
    default:
      return undefined
  }
}
