import { written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { settleFile } from '../family/spread.ts'
import { markUnder } from '../passport/sealing.ts'
import { toFacts } from '../student/facts.ts'
import { refuseTakenPassport } from '../student/kind.ts'
import { replaceEntries, replaceSteps, students } from '../student/tables.ts'
import { toWire } from '../student/to-wire.ts'
import { entryTables, type StudentFile } from '../student/values.ts'
import type { StudentForm } from './merge-values.ts'

/** Writes values that steps judged when they were first saved. Those that are sealed go over by themselves. */
export const writeValues = (
  context: CompanyContext,
  id: string,
  { birth_date, passport_number, ...values }: Partial<StudentForm>,
) =>
  write(context, 'student.update', async (tx) => {
    const { scope, platform } = context
    const stands = await students.take(tx, scope, id)
    if (Object.keys(values).length === 0) return unchanged(saved(stands))
    for (const table of entryTables) {
      const entries = values[table]
      if (entries) await replaceEntries(tx, scope, id, table, entries)
    }
    if (values.saved_steps) await replaceSteps(tx, scope, id, values.saved_steps)
    const mark = markUnder(platform.fields, stands, { ...stands, ...values })
    await students.update(tx, id, { ...values, ...mark }).catch(refuseTakenPassport)
    const after = written(await students.find(tx, scope, id))
    const change = { record: { kind: 'student', id }, before: toFacts(stands), after: toFacts(after) }
    return { records: [change, ...(await settleFile(tx, scope, stands, after))], answer: saved(after) }
  })

const saved = (row: StudentFile) => ({
  success: true as const,
  message: 'Students merged successfully',
  data: toWire(row),
})
