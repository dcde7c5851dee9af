import type { PaperUpdate } from '@corridor/contract/agency/student-paper/shapes'
import { putIntoBin } from '../../../db/record/bin.ts'
import { differences } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { serve } from './serve.ts'
import { papers } from './store.ts'
import { type PaperRow, toFacts, toWire } from './tables.ts'
import { keepReturned } from './tell.ts'

/** Changes the words of a paper, the day by which it is to be there, or the applications that it serves. */
export const updatePaper = (context: CompanyContext, { id, version, title, dueDate, applications }: PaperUpdate) =>
  write(context, 'student-paper.update', async (tx) => {
    const { scope } = context
    const stands = await papers.take(tx, scope, id, version)
    const { title: oldTitle, due_on } = stands
    const change = differences({ title: oldTitle, due_on }, { title, due_on: dueDate })
    const served = applications && !isSame(applications, toFacts(stands).applications) ? applications : undefined
    if (!change && !served) return unchanged(saved(stands))
    if (served) await serve(tx, scope, stands, served)
    // Its links are part of it: it is at its next version either way.
    await papers.update(tx, id, change ?? { title: oldTitle })
    const row = await papers.load(tx, scope, id)
    await keepReturned(context, tx, row)
    return {
      record: { kind: 'student-paper', id },
      before: toFacts(stands),
      after: toFacts(row),
      answer: saved(row),
    }
  })

const isSame = (asked: readonly string[], standing: readonly string[]) =>
  new Set(asked).size === standing.length && standing.every((id) => asked.includes(id))

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

/** Takes back that a paper was asked, if nothing was done with it since. Throws `record.notFound`, `studentPaper.notTakenBack`. */
export const unaskPaper = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'student-paper.unask', async (tx) => {
    const stands = await papers.take(tx, context.scope, id)
    if (stands.state !== 'asked' || stands.versions > 0) throw fail('studentPaper.notTakenBack')
    await putIntoBin(tx, context, { kind: 'student-paper', table: 'student_paper', id, name: stands.title })
    return removed({ kind: 'student-paper', toFacts }, stands, 'The move was undone')
  })
