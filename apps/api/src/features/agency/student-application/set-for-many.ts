import type { ManyUpdate } from '@corridor/contract/agency/student-application/shapes'
import type { ApplicationStage } from '@corridor/contract/student/student/kinds'
import type * as z from 'zod'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { dayOfCompany } from '../../student/enrolment/own-day.ts'
import { changeCounsellor } from '../../student/student/change-counsellor.ts'
import { moveApplication } from './move.ts'
import { findLastMove } from './store.ts'
import { applications } from './tables.ts'
import { undoMove } from './undo-move.ts'

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
  if (stage !== undefined) await setStage(context, { id, stage }, haveStood)
  if (counsellor === undefined) return
  const { student_id: studentId } = await applications.load(db, scope, id)
  await changeCounsellor(context, { studentId, counsellor }, { haveStood, isOneOfMany: true })
}

async function setStage(
  context: CompanyContext,
  { id, stage }: { id: string; stage: ApplicationStage },
  haveStood: boolean,
) {
  const { db, scope } = context
  // The move of the action is taken back with its day, unless others followed it.
  if (haveStood && (await findLastMove(db, id))?.before.stage === stage) return undoMove(context, { id }, { haveStood })
  const on = await dayOfCompany(db, scope.companyId)
  return moveApplication(context, { id, stage, on, reason: '' }, { haveStood })
}
