import type { StudentKnown } from '@corridor/contract/agency/checklist/holds'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { isUnder18 } from '../../student/enrolment/consistency/people.ts'
import { dayOfCompany } from '../../student/enrolment/own-day.ts'
import { openOrNot } from '../../student/passport/sealing.ts'
import type { StudentFile } from '../../student/student/values.ts'
import type { ChecklistValues } from '../checklist/tables.ts'

/** Reads the facts of a student that conditions of the checklist hang on. */
export async function readKnown(
  sql: Sql,
  { fields }: Pick<Platform, 'fields'>,
  student: StudentFile,
): Promise<StudentKnown> {
  const today = await dayOfCompany(sql, student.company_id)
  const birthDate = openOrNot(fields, student, 'birthDate')
  return knownOf(student, birthDate ? isUnder18(birthDate, today) : null)
}

/** The same with what is known of the birth date. */
export function knownOf(student: StudentFile, isMinor: boolean | null): StudentKnown {
  const { marital_status, number_of_kids, level, study_field, citizenship_id } = student
  const isSaid = marital_status !== null || number_of_kids !== null
  return {
    isMinor,
    hasDependants: isSaid ? marital_status === 'married' || (number_of_kids ?? 0) > 0 : null,
    level,
    field: study_field || null,
    citizenship: citizenship_id,
  }
}

/** The condition of a row, as it is held against what is known of a student. */
export const conditionOf = ({ condition, levels, field_words, citizenship_ids }: ChecklistValues) => ({
  ...{ condition, levels, fieldWords: field_words, citizenships: citizenship_ids },
})
