import type { FullNameStep } from '@corridor/contract/student/enrolment/bodies'
import { stepOf } from '@corridor/contract/student/enrolment/steps'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { StudentName } from '../passport/person-key.ts'
import { markUnder } from '../passport/sealing.ts'
import type { StudentFile } from '../student/values.ts'
import { beginStudent } from './begin.ts'
import { saveStep, type Which } from './save-step.ts'

/** The first step: begins a new student, or saves the name of one that stands. */
export const saveFullName = (context: CompanyContext, { studentId, version, ...name }: FullNameStep & Which) =>
  studentId
    ? saveStep(context, 'fullName', { studentId, version }, async (_tx, stands) => ({
        columns: renamed(context, stands, toColumns(name)),
      }))
    : beginStudent(context, toColumns(name), [stepOf('fullName').number])

// The birth date is marked together with the name.
const renamed = ({ platform }: CompanyContext, stands: StudentFile, name: ReturnType<typeof toColumns>) =>
  isSameName(stands, name) ? name : { ...name, ...markUnder(platform.fields, stands, name) }

const isSameName = (one: StudentName, other: StudentName) =>
  one.first_name === other.first_name && one.middle_name === other.middle_name && one.last_name === other.last_name

/** Columns of the first step. */
export const toColumns = (name: FullNameStep) => ({
  first_name: name.firstName,
  middle_name: name.middleName,
  last_name: name.lastName,
  name_confirmed: name.nameConfirmed,
  has_only_one_name: name.hasOnlyOneName,
})
