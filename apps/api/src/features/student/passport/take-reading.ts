import type { ZoneKind } from '@corridor/contract/base/parse/zone-kinds'
import type { StudentDocumentType } from '@corridor/contract/student/student-document/kinds'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { takeZone } from '../../base/parse/take-zone.ts'
import type { KeptZone } from '../../base/parse/zone.ts'
import { keepPaper } from '../student-document/keep-paper.ts'

const papers: Record<ZoneKind, { type: StudentDocumentType; title: string }> = {
  passport: { type: 'passport', title: 'Passport' },
  visa: { type: 'visa', title: 'Visa' },
  card: { type: 'other', title: 'Identity card' },
}

/** Forgets a reading that its form goes without, and its picture. Throws `record.notFound`. */
export const forgetReading = (context: CompanyContext, { parseId }: { parseId: string }) =>
  write(context, 'student.forget-reading', async (tx) => {
    const taken = await takeZone(tx, context, parseId)
    if (!taken) throw fail('record.notFound', { entity: 'Reading' })
    if (taken.fileKey) await deleteUnheldFiles(tx, context.platform.jobs, [taken.fileKey])
    const answer = { success: true as const, message: 'Reading forgotten' }
    return { record: { kind: 'parse', id: parseId }, before: null, after: null, answer }
  })

/** Values and changes that come with a form that was filled from a picture. */
export interface TakenReading {
  zone: KeptZone
  /** The picture, as a paper of the student, if it is kept. */
  changes: RecordChange[]
}

/**
 * Ends the reading that a form was filled from: it is deleted, and its picture becomes a paper of the student, or goes too. Throws
 * `passport.readingGone` for one that was forgotten, is another student's or another person's.
 */
export async function takeReading(
  tx: postgres.TransactionSql,
  context: CompanyContext,
  { parseId, studentId, keepsPicture }: { parseId: string; studentId: string; keepsPicture: boolean },
): Promise<TakenReading> {
  const taken = await takeZone(tx, context, parseId)
  if (!taken?.zone || taken.studentId !== studentId) throw fail('passport.readingGone')
  const { zone } = taken
  if (!taken.fileKey) return { zone, changes: [] }
  if (!keepsPicture) {
    await deleteUnheldFiles(tx, context.platform.jobs, [taken.fileKey])
    return { zone, changes: [] }
  }
  const entry = {
    ...papers[zone.kind],
    ...{ expiryDate: zone.expiryDate.value, documentKey: taken.fileKey, country: null, month: null },
  }
  return { zone, changes: [await keepPaper(context, tx, studentId, entry, true)] }
}
