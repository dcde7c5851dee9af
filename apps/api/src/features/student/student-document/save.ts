import { notInFuture } from '@corridor/contract/student/enrolment/bodies'
import { unknownCountry } from '@corridor/contract/student/student/plan'
import {
  type StudentDocumentAdd,
  StudentDocumentAdd as StudentDocumentSchema,
  type StudentDocumentUpdate,
} from '@corridor/contract/student/student-document/shapes'
import { putIntoBin } from '../../../db/record/bin.ts'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, removed, unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken, type Sql } from '../../../platform/sql.ts'
import { writeWithFiles } from '../../base/file/confirm.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { invalid, readEntry } from '../../company/company/entries.ts'
import { assertKnown } from '../enrolment/assert-known.ts'
import { dayOfCompany } from '../enrolment/own-day.ts'
import { listKnownCountries } from '../enrolment/tables.ts'
import { assertStudent, holdStudent } from '../student/assert-student.ts'
import { keepPaper, remind } from './keep-paper.ts'
import { documents } from './store.ts'
import { type DocumentRow, toFacts, toInput, toValues, toWire } from './tables.ts'

const purpose = 'student-document'

/** Adds papers to a student, all or none. */
export async function addDocuments(
  context: CompanyContext,
  { studentId, documents: entries }: { studentId: string; documents: StudentDocumentAdd[] },
) {
  await assertStudent(context.db, context.scope, studentId)
  const keys = entries.map(({ documentKey }) => documentKey)
  return writeWithFiles(context, 'student-document.add', { keys, purpose }, async (tx) => {
    await holdStudent(tx, context.scope, studentId)
    await judgeRefused(tx, context, entries, (at, field) => `documents.${at}.${field}`)
    const records: RecordChange[] = []
    const rows: DocumentRow[] = []
    for (const entry of entries) {
      const { row, ...change } = await keepPaper(context, tx, studentId, entry)
      records.push(change)
      rows.push(row)
    }
    const message = 'Student Document Added Successfully'
    return { records, answer: { success: true as const, message, data: rows.map(toWire) } }
  }).catch(refuseHeld)
}

export async function updateDocument(context: CompanyContext, { id, version, ...patch }: StudentDocumentUpdate) {
  const { scope, platform } = context
  const { student_id: studentId } = await documents.load(context.db, scope, id)
  return writeWithFiles(context, 'student-document.update', { keys: [patch.documentKey], purpose }, async (tx) => {
    // Student before paper, as everywhere: two that save the same wait for each other.
    await holdStudent(tx, scope, studentId)
    const stands = await documents.take(tx, scope, id, version)
    const answer = (row: DocumentRow) => ({
      success: true as const,
      message: 'Student Document Updated Successfully',
      data: toWire(row),
    })
    const entry = readEntry(StudentDocumentSchema, { ...toInput(stands), ...given(patch) }, '')
    await judgeRefused(tx, context, [entry], (_at, field) => field)
    const change = differences(toFacts(stands), toValues(entry, stands.is_identity))
    if (!change) return unchanged(answer(stands))
    await documents.update(tx, id, change)
    const row = await documents.load(tx, scope, id)
    if (change.file_key) await deleteUnheldFiles(tx, platform.jobs, [stands.file_key])
    await remind(context, tx, row)
    const record = { kind: 'student-document', id }
    return { record, before: toFacts(stands), after: toFacts(row), answer: answer(row) }
  }).catch(refuseHeld)
}

export const deleteDocument = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'student-document.delete', async (tx) => {
    const { student_id } = await documents.load(tx, context.scope, id)
    await holdStudent(tx, context.scope, student_id)
    const stands = await documents.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'student-document', table: 'student_document', id, name: stands.title })
    return removed({ kind: 'student-document', toFacts }, stands)
  })

/** Refuses a month that has not begun where the company is, and countries that nobody knows. Throws `request.invalid`. */
export async function judgeRefused(
  tx: Sql,
  { scope }: CompanyContext,
  entries: readonly StudentDocumentAdd[],
  fieldOf: (at: number, field: 'country' | 'month') => string,
): Promise<void> {
  const thisMonth = (await dayOfCompany(tx, scope.companyId)).slice(0, 7)
  const faults = entries.flatMap(({ month }, at) =>
    month && month > thisMonth ? [[fieldOf(at, 'month'), notInFuture.message]] : [],
  )
  if (faults.length > 0) throw invalid(Object.fromEntries(faults), '')
  await assertKnown(
    unknownCountry,
    entries.map(({ country }) => country),
    (at) => fieldOf(at, 'country'),
    (ids) => listKnownCountries(tx, ids),
  )
}

/** Refuses a second paper of a file: one of identity would open without a word in the audit under another's name. */
export function refuseHeld(error: unknown): never {
  throw isTaken(error, 'student_document_file') ? fail('studentDocument.fileTaken') : error
}
