import { stepOf } from '@corridor/contract/student/enrolment/steps'
import type { TakeOver } from '@corridor/contract/student/family/bodies'
import type { SharedPart } from '@corridor/contract/student/family/kinds'
import { written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { type RecordChange, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { applyStep } from '../enrolment/apply-step.ts'
import { students } from '../student/tables.ts'
import { toWire } from '../student/to-wire.ts'
import type { StudentFile } from '../student/values.ts'
import { sharedValues } from './shared-values.ts'
import { spread } from './spread.ts'
import { findRelation, follow } from './store.ts'

/**
 * Takes steps over from a linked student, whatever order the steps have: they follow that one's from now on. Throws `record.notFound`,
 * `record.changed`, `family.notLinked`, and `family.notSaved` with the first step that the other has not.
 */
export const takeOver = (context: CompanyContext, { studentId, relative, parts, version }: TakeOver) =>
  write(context, 'student.update', async (tx) => {
    const { scope } = context
    // The source first: whoever saves it takes those that follow after it.
    const source = await students.take(tx, scope, relative)
    const stands = await students.take(tx, scope, studentId, version)
    const relation = await findRelation(tx, studentId, relative)
    if (!relation) throw fail('family.notLinked')
    if (parts.includes('contact')) await context.platform.jobs.wake(tx, 'match-students')
    const { after, changes } = await copyParts(tx, scope, { source, stands, parts, isSibling: relation === 'sibling' })
    return {
      records: changes,
      answer: { success: true as const, message: 'Taken over successfully', data: toWire(after) },
    }
  })

interface Copying {
  source: StudentFile
  stands: StudentFile
  parts: readonly SharedPart[]
  isSibling: boolean
}

/** Copies steps, and has them follow their source. Throws `family.notSaved`. */
export async function copyParts(tx: Sql, scope: CompanyScope, { source, stands, parts, isSibling }: Copying) {
  const changes: RecordChange[] = []
  for (const part of new Set(parts)) {
    const step = stepOf(part).number
    if (!source.saved_steps.includes(step)) throw fail('family.notSaved', { n: step })
    const now = written(await students.find(tx, scope, stands.id))
    const applied = await applyStep(tx, scope, now, step, sharedValues(part, source, isSibling))
    await follow(tx, scope, { studentId: stands.id, source: source.id, part })
    if (applied) changes.push(applied.change, ...(await spread(tx, scope, applied.after, part)))
  }
  return { after: written(await students.find(tx, scope, stands.id)), changes }
}
