import type { FullNameStep } from '@corridor/contract/student/enrolment/bodies'
import { stepOf } from '@corridor/contract/student/enrolment/steps'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { beginStudent } from './begin.ts'
import { saveStep, type Which } from './save-step.ts'

/** The first step: begins a new student, or saves the name of one that stands. */
export const saveFullName = (context: CompanyContext, { studentId, version, ...name }: FullNameStep & Which) =>
  studentId
    ? saveStep(context, 'fullName', { studentId, version }, async () => ({ columns: toColumns(name) }))
    : beginStudent(context, toColumns(name), [stepOf('fullName').number])

/** Columns of the first step. */
export const toColumns = (name: FullNameStep) => ({
  first_name: name.firstName,
  middle_name: name.middleName,
  last_name: name.lastName,
  name_confirmed: name.nameConfirmed,
  has_only_one_name: name.hasOnlyOneName,
})
