import { firstMissingStep } from '@corridor/contract/student/enrolment/steps'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { findSavedSteps, findUnfinished } from './store.ts'

/** Finds where an enrolment goes on: of the given student, else of the one that the caller began last and has not finished. */
export async function findNextStep({ db, scope }: CompanyContext, given: { studentId?: string | undefined }) {
  const studentId = given.studentId ?? (await findUnfinished(db, scope)) ?? null
  if (!studentId) return { success: true as const, data: { studentId, step: 1 } }
  const saved = await findSavedSteps(db, scope, studentId)
  if (!saved) throw fail('record.notFound', { entity: 'Student' })
  return { success: true as const, data: { studentId, step: firstMissingStep(saved) } }
}
