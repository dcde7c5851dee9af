import type { Parts } from '../../../db/scope/context.ts'
import { makePaper } from '../../trust/proof/make-paper.ts'
import { nameOfStudent } from '../student/delete.ts'
import { findFileOf } from '../student/tables.ts'
import { drawDeclaration } from './draw.ts'
import { findDeclaration, keepFile, listSignings, listUnmade } from './store.ts'

/** Makes the PDF of a signed declaration and keeps it for good. Done again, it changes nothing. */
export async function makeDeclaration(parts: Parts, id: string): Promise<void> {
  const { db } = parts
  const row = await findDeclaration(db, id)
  if (!row?.paper_id || row.file_key) return
  // One whose student is in the bin waits until they are back.
  const student = await findFileOf(db, row.company_id, row.student_id)
  if (!student) return
  const studentName = nameOfStudent(student)
  const signingIds = (await listSignings(db, id)).map(({ signing_id }) => signing_id)
  const as = { purpose: 'student-declaration' as const, name: `Declaration ${studentName}.pdf` }
  await makePaper(parts, row.paper_id, (paper) => drawDeclaration(parts, paper, { studentName, signingIds }), as)
  await keepFile(db, id)
}

/** Asks again for each paper that is still missing. */
export async function askForUnmade({ db, platform }: Parts): Promise<void> {
  for (const { id } of await listUnmade(db)) await platform.jobs.enqueue(db, 'make-declaration', { declarationId: id })
}
