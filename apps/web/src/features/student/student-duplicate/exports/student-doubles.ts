import { enrolmentFieldNames } from '@corridor/contract/student/enrolment/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import type { StudentLikeness, StudentMergeField } from '@corridor/contract/student/student-duplicate/kinds'
import { api, client } from '../../../../lib/call/client'
import type { Doubles } from '../../../../lib/duplicate/doubles'
import { formatName } from '../../../../lib/format/format'
import { text } from '../../../../lib/language/text'
import { planNames } from '../../student/exports/plan-names'

const { email, countryOfCitizenship, birthDate, passportNumber, expiresDate } = enrolmentFieldNames

/** Names of the parts of a student when two are compared. */
export const studentMergeNames: Record<StudentMergeField, string> = {
  name: text('Full Name'),
  email,
  phone: text('Phone'),
  address: text('Address'),
  communicationAddress: text('Communication Address'),
  emergencyContact: enrolmentFieldNames.contacts,
  ...{ countryOfCitizenship, birthDate, passportNumber, expiresDate },
  maritalStatus: enrolmentFieldNames.maritalStatus,
  deportationDetails: enrolmentFieldNames.deportationDetails,
  previousCountries: enrolmentFieldNames.previousCountries,
  coaching: enrolmentFieldNames.tests,
  targetCountries: planNames.targetCountries,
  level: planNames.level,
  field: planNames.field,
  intake: planNames.intake,
  occupiedUntil: planNames.occupiedUntil,
  funds: planNames.fundsAmount,
  counsellor: text('Counsellor'),
}

/** How two students are merged, and what is said of it. */
export const studentDoubles: Doubles<Student, StudentMergeField> = {
  merge: (input) => client.studentDuplicate.merge(input),
  split: (input) => client.studentDuplicate.split(input),
  setApart: (input) => client.studentDuplicate.setApart(input),
  reopen: (input) => client.studentDuplicate.reopen(input),
  merges: api.studentDuplicate.listMerge,
  shownIn: [api.studentDuplicate, api.student, api.enrolment, api.note, api.task],
  nameOf: (student) => formatName(student.fullName),
  labels: studentMergeNames,
  texts: {
    merged: text('Students merged successfully'),
    split: text('Students split successfully'),
    apart: text('Remembered as two students'),
    splitQuestion: text('Both students become what they were before they were merged.'),
  },
}

/** Reasons for two students being one, and those against it. */
export const studentReasons: Record<StudentLikeness, string> = {
  person: text('same name and birth date'),
  name: text('same name'),
  birthDate: text('same birth date'),
  email: text('same e-mail'),
  phone: text('same phone'),
  otherFirstName: text('but another first name'),
  otherBirthDate: text('but another birth date'),
}
