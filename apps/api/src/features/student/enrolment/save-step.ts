import { type EnrolmentPart, firstMissingStep, stepOf } from '@corridor/contract/student/enrolment/steps'
import { sharedParts } from '@corridor/contract/student/family/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { isSharedOther, settleFamily } from '../family/spread.ts'
import { students } from '../student/tables.ts'
import { toWire } from '../student/to-wire.ts'
import type { StudentFile } from '../student/values.ts'
import { applyStep, type StepValues } from './apply-step.ts'
import { findUnfinished } from './store.ts'

/** Student that a body names, and the version that its form has read. */
export interface Which {
  studentId?: string | undefined
  version?: number | undefined
}

interface Answer {
  success: true
  message: string
  data: Student
}

/**
 * Saves one step of a student that stands, and of those of the family whose step follows it. Throws `enrolment.stepBefore` with the first that
 * is missing if one before it is and the step was not saved before; `record.notFound`, `record.changed`; and as `judge` does, which makes the
 * values.
 */
export const saveStep = (
  context: CompanyContext,
  part: EnrolmentPart,
  which: Which,
  judge: (tx: postgres.TransactionSql, stands: StudentFile) => Promise<StepValues>,
): Promise<Answer> =>
  write(context, 'student.update', async (tx) => {
    const { scope } = context
    const step = stepOf(part)
    const stands = await takeStudent(tx, context, which)
    assertOrder(stands, step.number)
    const answer = (row: StudentFile) => ({ success: true as const, message: step.done, data: toWire(row) })
    const values = await judge(tx, stands)
    const applied = await applyStep(tx, scope, stands, step.number, values)
    const also = values.also ?? []
    if (!applied) return { records: also, answer: answer(stands) }
    if (likeness.some((name) => applied.changed.includes(name))) await context.platform.jobs.wake(tx, 'match-students')
    const shared = sharedParts.find((one) => one === part)
    const isOther = shared ? isSharedOther(shared, stands, applied.after) : applied.isOther
    const followers = await settleFamily(tx, scope, { after: applied.after, isOther }, part)
    const isReopened = stands.declared_at !== null && applied.after.declared_at === null
    if (isReopened || followers.length > 0) await context.platform.jobs.wake(tx, 'tell-of-reopened')
    return { records: [applied.change, ...followers, ...also], answer: answer(applied.after) }
  })

// Columns that students are compared by: the table's trigger notes whose have changed.
const likeness = ['first_name', 'last_name', 'email', 'phone_number', 'phone_code', 'person_mark'] as const

/** Takes the student of a body; without an id, the one that the caller began last and has not finished. */
async function takeStudent(tx: Sql, { scope }: CompanyContext, { studentId, version }: Which): Promise<StudentFile> {
  const id = studentId ?? (await findUnfinished(tx, scope))
  if (!id) throw fail('enrolment.stepBefore', { n: 1 })
  return students.take(tx, scope, id, version)
}

function assertOrder({ saved_steps, in_edit_mode }: StudentFile, step: number): void {
  if (in_edit_mode || saved_steps.includes(step)) return
  const missing = firstMissingStep(saved_steps, step)
  if (missing) throw fail('enrolment.stepBefore', { n: missing })
}
