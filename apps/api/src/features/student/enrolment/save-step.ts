import { type EnrolmentPart, firstMissingStep, stepOf } from '@corridor/contract/student/enrolment/steps'
import type { Student } from '@corridor/contract/student/student/shapes'
import { differences, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { toFacts } from '../student/facts.ts'
import { refuseTakenPassport } from '../student/kind.ts'
import { replaceEntries, students } from '../student/tables.ts'
import { toWire } from '../student/to-wire.ts'
import { differsFrom, type Entries, type EntryTable, type StudentFile, type StudentValues } from '../student/values.ts'
import { findUnfinished, noteStep } from './store.ts'

/** Student that a body names, and the version that its form has read. */
export interface Which {
  studentId?: string | undefined
  version?: number | undefined
}

/** Values that a step writes: columns of the student, rows of one table in the place of those that stood, or both. */
export interface StepValues<Table extends EntryTable = EntryTable> {
  columns?: Partial<StudentValues>
  rows?: { table: Table; entries: Entries[Table] }
}

interface Answer {
  success: true
  message: string
  data: Student
}

/**
 * Saves one step of a student that stands. Throws `enrolment.stepBefore` with the first that is missing if one before it is and the step was
 * not saved before; `record.notFound`, `record.changed`; and as `judge` does, which makes the values.
 */
export const saveStep = (
  context: CompanyContext,
  part: EnrolmentPart,
  which: Which,
  judge: (tx: Sql, stands: StudentFile) => Promise<StepValues>,
): Promise<Answer> =>
  write(context, 'student.update', async (tx) => {
    const { scope } = context
    const step = stepOf(part)
    const stands = await takeStudent(tx, context, which)
    assertOrder(stands, step.number)
    const { columns = {}, rows } = await judge(tx, stands)
    const change = differences<Partial<StudentValues>>(stands, columns)
    const isAnew = rows !== undefined && differsFrom(stands, rows.table, rows.entries)
    const isFirst = !stands.saved_steps.includes(step.number)
    const answer = (row: StudentFile) => ({ success: true as const, message: step.done, data: toWire(row) })
    if (!change && !isAnew && !isFirst) return unchanged(answer(stands))
    if (rows && isAnew) await replaceEntries(tx, scope, stands.id, rows.table, rows.entries)
    const saved_steps = [...new Set([...stands.saved_steps, step.number])].sort((one, other) => one - other)
    await students.update(tx, stands.id, { ...change, saved_steps }).catch(refuseTakenPassport)
    await noteStep(tx, scope, stands.id, step.number)
    if (change && likeness.some((name) => name in change)) await context.platform.jobs.wake(tx, 'match-students')
    const after = written(await students.find(tx, scope, stands.id))
    const record = { kind: 'student', id: stands.id }
    return { record, before: toFacts(stands), after: toFacts(after), answer: answer(after) }
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
