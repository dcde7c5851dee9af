import { papersOfStudentMax } from '@corridor/contract/agency/student-paper/kinds'
import type { PaperAsked } from '@corridor/contract/agency/student-paper/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { holdStudent } from '../../student/student/assert-student.ts'
import { type ChecklistRow, holdRows, versionOf } from '../checklist/tables.ts'
import { assertServed } from './serve.ts'
import { addServed, keepVersion, listOfStudent, papers } from './store.ts'
import { type PaperRow, toFacts, toWire } from './tables.ts'

interface Asking {
  studentId: string
  papers: PaperAsked[]
  /** Applications of the student that each paper serves. */
  applications?: string[]
}

/**
 * Asks a student for papers, all or none. From the first that a country's checklist asks on, the file is made with that version of it.
 * Throws `record.notFound` for a row that is gone or an application that is not the student's, and `studentPaper.asked` for a row that was
 * asked already.
 */
export const askPapers = (context: CompanyContext, { studentId, papers: asked, applications = [] }: Asking) =>
  write(context, 'student-paper.ask', async (tx) => {
    const { scope } = context
    // Two who ask one student wait for each other: neither asks the same twice.
    await holdStudent(tx, scope, studentId)
    const rows = await rowsOf(tx, context, asked)
    await refuseAsked(tx, context, studentId, asked, rows)
    await assertServed(tx, scope, studentId, applications)
    const records: RecordChange[] = []
    const added: PaperRow[] = []
    for (const { checklist, title, dueDate } of asked) {
      const row = checklist ? rows.get(checklist) : undefined
      const id = await papers.insert(tx, scope, {
        ...{ student_id: studentId, checklist_id: checklist, country_id: row?.country_id ?? null },
        ...{ title: title ?? row?.paper ?? '', state: 'asked', due_on: dueDate, moved_by: scope.userId },
      })
      await addServed(tx, scope.companyId, id, applications)
      const paper = await papers.load(tx, scope, id)
      records.push({ record: { kind: 'student-paper', id }, before: null, after: toFacts(paper) })
      added.push(paper)
    }
    for (const country of new Set([...rows.values()].map(({ country_id }) => country_id)))
      await keepVersion(
        tx,
        scope,
        { studentId, country, version: await versionOf(tx, scope.companyId, country) },
        false,
      )
    return { records, answer: { success: true as const, message: 'Papers asked', data: added.map(toWire) } }
  })

async function rowsOf(
  tx: Sql,
  { scope }: CompanyContext,
  asked: readonly PaperAsked[],
): Promise<Map<string, ChecklistRow>> {
  const ids = asked.flatMap(({ checklist }) => (checklist ? [checklist] : []))
  if (ids.length === 0) return new Map()
  const rows = new Map((await holdRows(tx, scope.companyId, ids)).map((row) => [row.id, row]))
  if (ids.some((id) => !rows.has(id))) throw fail('record.notFound', { entity: 'Checklist' })
  return rows
}

async function refuseAsked(
  tx: Sql,
  { scope }: CompanyContext,
  studentId: string,
  asked: readonly PaperAsked[],
  rows: ReadonlyMap<string, ChecklistRow>,
): Promise<void> {
  const stand = await listOfStudent(tx, scope, studentId)
  if (stand.length + asked.length > papersOfStudentMax)
    throw fail('studentPaper.tooMany', { limit: papersOfStudentMax })
  const taken = new Set(stand.map(({ checklist_id }) => checklist_id))
  for (const { checklist } of asked) {
    if (!checklist) continue
    if (taken.has(checklist)) throw fail('studentPaper.asked', { name: rows.get(checklist)?.paper ?? '' })
    taken.add(checklist)
  }
}
