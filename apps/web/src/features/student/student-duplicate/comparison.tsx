import type { Student } from '@corridor/contract/student/student/shapes'
import {
  type StudentLikeness,
  type StudentMergeField,
  studentMergeFields,
} from '@corridor/contract/student/student-duplicate/kinds'
import type { Comparison, Pair } from '../../../lib/duplicate/doubles'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { studentMergeNames } from './exports/student-doubles'
import { shownOf } from './shown-values'

const both = { label: text('All of both') }

/** The parts of the two students of a pair that are compared. */
export const comparisonOf = (pair: Pair<Student, StudentLikeness>): Comparison<Student, StudentMergeField> => ({
  fields: studentMergeFields,
  words: studentMergeNames,
  both: {
    emergencyContact: both,
    deportationDetails: both,
    previousCountries: both,
    coaching: both,
    targetCountries: both,
  },
  comparable: (field, student) => (field === 'birthDate' ? signOfBirthDate(pair, student) : comparable(field, student)),
  Value,
})

/** Tells whether two masked birth dates are one, and not which. */
function signOfBirthDate({ reasons }: Pair<Student, StudentLikeness>, { _id, passport }: Student): string {
  if (!passport?.maskedBirthDate) return ''
  return reasons.includes('person') || reasons.includes('birthDate') ? 'same' : _id
}

function comparable(field: Exclude<StudentMergeField, 'birthDate'>, student: Student): string {
  const { contact, passport, plan } = student
  switch (field) {
    case 'name':
      return formatName(student.fullName)
    case 'email':
      return contact?.email ?? ''
    case 'phone':
      return contact ? `${contact.countryCode}${contact.phoneNumber}` : ''
    case 'countryOfCitizenship':
    case 'expiresDate':
      return passport?.[field] ?? ''
    case 'passportNumber':
      // No two students have one number.
      return passport?.maskedPassportNumber ? student._id : ''
    case 'targetCountries':
      return plan.targetCountries.join()
    case 'funds':
      return plan.fundsAmount === null ? '' : `${plan.fundsAmount} ${plan.fundsCurrency}`
    case 'level':
    case 'field':
    case 'intake':
    case 'occupiedUntil':
      return plan[field] ?? ''
    case 'counsellor':
      return student.counsellor ?? ''
    default:
      return textOfStep(student[field])
  }
}

const textOfStep = (step: object | null) => (step === null ? '' : JSON.stringify(step))

function Value({ field, record }: { field: StudentMergeField; record: Student }) {
  const { t } = useTranslation()
  return <bdi>{shownOf(field, record, t)}</bdi>
}
