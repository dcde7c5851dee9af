import type { PaperUpdate } from '@corridor/contract/agency/student-paper/shapes'
import { putIntoBin } from '../../../db/record/bin.ts'
import { differences } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, unchanged, write } from '../../../db/write.ts'
import { papers } from './store.ts'
import { type PaperRow, toFacts, toWire } from './tables.ts'
import { keepReturned } from './tell.ts'

/** Changes the words of a paper, or the day by which it is to be there. */
export const updatePaper = (context: CompanyContext, { id, version, title, dueDate }: PaperUpdate) =>
  write(context, 'student-paper.update', async (tx) => {
    const { scope } = context
    const stands = await papers.take(tx, scope, id, version)
    const { title: oldTitle, due_on } = stands
    const change = differences({ title: oldTitle, due_on }, { title, due_on: dueDate })
    if (!change) return unchanged(saved(stands))
    await papers.update(tx, id, change)
    const row = await papers.load(tx, scope, id)
    await keepReturned(context, tx, row)
    return {
      record: { kind: 'student-paper', id },
      before: toFacts(stands),
      after: toFacts(row),
      answer: saved(row),
    }
  })

const saved = (row: PaperRow) => ({
  success: true as const,
  message: 'Student Paper Updated Successfully',
  data: toWire(row),
})

export const deletePaper = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'student-paper.delete', async (tx) => {
    const stands = await papers.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'student-paper', table: 'student_paper', id, name: stands.title })
    return removed({ kind: 'student-paper', toFacts }, stands)
  })
