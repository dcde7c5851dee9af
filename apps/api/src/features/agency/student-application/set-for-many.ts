import type { ManyUpdate } from '@corridor/contract/agency/student-application/shapes'
import type * as z from 'zod'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { dayOfCompany } from '../../student/enrolment/own-day.ts'
import { changeCounsellor } from '../../student/student/change-counsellor.ts'
import { moveApplication } from './move.ts'
import { applications } from './tables.ts'

export type ForMany = z.infer<typeof ManyUpdate>

/**
 * Sets values of one of many applications: its stage as of today, and the counsellor of its student. With `haveStood` it gets back what it
 * had. Throws as `moveApplication` and `changeCounsellor`.
 */
export async function setForMany(
  context: CompanyContext,
  { id, stage, counsellor }: ForMany,
  { haveStood = false } = {},
): Promise<void> {
  const { db, scope } = context
  if (stage !== undefined) {
    const on = await dayOfCompany(db, scope.companyId)
    await moveApplication(context, { id, stage, on, reason: '' }, { haveStood })
  }
  if (counsellor === undefined) return
  const { student_id: studentId } = await applications.load(db, scope, id)
  await changeCounsellor(context, { studentId, counsellor }, { haveStood, isOneOfMany: true })
}
