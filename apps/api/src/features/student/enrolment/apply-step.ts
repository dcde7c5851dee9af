import { differences, written } from '../../../db/record/record.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { RecordChange } from '../../../db/write.ts'
import type { Sql } from '../../../platform/sql.ts'
import { toFacts } from '../student/facts.ts'
import { refuseTakenPassport } from '../student/kind.ts'
import { replaceEntries, students, studentsOfCompany } from '../student/tables.ts'
import {
  differsFrom,
  type Entries,
  type EntryTable,
  entryTables,
  type StudentFile,
  type StudentValues,
} from '../student/values.ts'
import { noteStep } from './store.ts'

/** Values that a step writes: columns of the student, rows of tables in the place of those that stood, or both. */
export interface StepValues {
  columns?: Partial<StudentValues>
  rows?: { [Table in EntryTable]?: Entries[Table] }
  /** Records that were changed beside the student in the same transaction. */
  also?: readonly RecordChange[]
}

export interface Applied {
  after: StudentFile
  /** The values are others than those that stood; else the step was saved for the first time. */
  isOther: boolean
  /** Columns that have other values now. */
  changed: string[]
  change: RecordChange
}

/** Writes the values of a step of a student that was taken, and by whom; undefined if the step was saved with these before. */
export async function applyStep(
  tx: Sql,
  scope: CompanyScope,
  stands: StudentFile,
  step: number,
  { columns = {}, rows = {} }: StepValues,
): Promise<Applied | undefined> {
  const { id } = stands
  const change = differences<Partial<StudentValues>>(stands, columns)
  const anew = entryTables.filter((table) => rows[table] && differsFrom(stands, table, rows[table]))
  const isOther = change !== null || anew.length > 0
  if (!isOther && stands.saved_steps.includes(step)) return undefined
  for (const table of anew) await replaceEntries(tx, scope, id, table, rows[table] ?? [])
  const saved_steps = [...new Set([...stands.saved_steps, step])].sort((one, other) => one - other)
  await students.update(tx, id, { ...change, saved_steps }).catch(refuseTakenPassport)
  await noteStep(tx, scope, id, step)
  const after = written(await studentsOfCompany.find(tx, scope, id))
  const record = { kind: 'student', id }
  return {
    after,
    isOther,
    changed: Object.keys(change ?? {}),
    change: { record, before: toFacts(stands), after: toFacts(after) },
  }
}
