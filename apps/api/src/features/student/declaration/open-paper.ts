import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import type { Follower } from '../../../http/visitor.ts'
import { fail } from '../../../platform/fail.ts'
import { giveAddress } from '../../base/file/give-address.ts'
import { nameOfStudent } from '../student/delete.ts'
import { students } from '../student/tables.ts'
import { findDeclaration, isPaperSeen } from './store.ts'

/** Gives an address that downloads a signed declaration once, within five minutes. Throws `record.notFound`. */
export async function openPaper(
  context: CompanyContext,
  { studentId, declarationId }: { studentId: string; declarationId: string },
  follower: Follower,
) {
  const { db, scope } = context
  const student = await students.load(db, scope, studentId)
  const row = await findDeclaration(db, declarationId)
  if (row?.student_id !== student.id || !row.file_key) throw fail('record.notFound', { entity: 'Declaration' })
  const saveAs = `Declaration ${nameOfStudent(student)}.pdf`
  return giveAddress(context, follower, { key: row.file_key, type: 'application/pdf', saveAs })
}

/** Whether a declaration stands behind a file, and the caller still sees its student. */
export const isPaperGiven = async ({ db, scope }: Context, { key, purpose }: { key: string; purpose: string }) =>
  purpose === 'student-declaration' && (await isPaperSeen(db, scope, key))
