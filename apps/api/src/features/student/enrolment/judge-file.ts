import type { EnrolmentSummary } from '@corridor/contract/student/enrolment/shapes'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import type { Sql } from '../../../platform/sql.ts'
import type { StudentFile } from '../student/values.ts'
import { findingsOf, isUnder18 } from './findings.ts'
import { dayOfCompany } from './own-day.ts'

/** The findings of each step of a file, by the company's day; those that come of the birth date only if one is given. */
export async function judgeFile(
  sql: Sql,
  row: StudentFile,
  birthDate: string | null,
): Promise<Pick<EnrolmentSummary, 'steps' | 'isUnder18'>> {
  const today = await dayOfCompany(sql, row.company_id)
  const steps = enrolmentSteps.map(({ number, part }) => {
    const isSaved = row.saved_steps.includes(number)
    return { number, isSaved, findings: findingsOf(part, row, { today, birthDate, isSaved }) }
  })
  return { isUnder18: birthDate ? isUnder18(birthDate, today) : null, steps }
}
