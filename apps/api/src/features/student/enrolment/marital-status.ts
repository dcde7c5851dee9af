import type { MaritalStatusStep } from '@corridor/contract/student/enrolment/bodies'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { saveStep, type Which } from './save-step.ts'

/** Step 7. */
export const saveMaritalStatus = (
  context: CompanyContext,
  { studentId, version, maritalStatus, numberOfKids }: MaritalStatusStep & Which,
) =>
  saveStep(context, 'maritalStatus', { studentId, version }, async () => ({
    columns: { marital_status: maritalStatus, number_of_kids: numberOfKids },
  }))
