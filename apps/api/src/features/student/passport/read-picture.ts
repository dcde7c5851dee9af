import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { writeWithFiles } from '../../base/file/confirm.ts'
import { countWaitingZones, insertParse } from '../../base/parse/store.ts'
import { assertStudent, holdStudent } from '../student/assert-student.ts'
import { isFreshUpload } from '../student-document/store.ts'

/** Pictures of one person that wait at a time: they are read one after the other, for everybody. */
const waitingMax = 4

/**
 * Queues the reading of an uploaded picture of a passport or visa, for its student; answers by which id it is followed. Throws
 * `record.notFound`, `passport.readingBusy`, `file.notFound` for a file that is no upload of the caller's own, and as `writeWithFiles`.
 */
export async function readPicture(
  context: CompanyContext,
  { studentId, fileKey }: { studentId: string; fileKey: string },
) {
  const { scope, platform } = context
  await assertStudent(context.db, scope, studentId)
  return writeWithFiles(
    context,
    'student.passport-reading',
    { keys: [fileKey], purpose: 'student-document' },
    async (tx) => {
      await holdStudent(tx, scope, studentId)
      // A paper that stands opens by its own call, which the audit keeps.
      if (!(await isFreshUpload(tx, scope, fileKey))) throw fail('file.notFound')
      if ((await countWaitingZones(tx, scope)) >= waitingMax) throw fail('passport.readingBusy')
      const id = newId()
      const { companyId, userId } = scope
      await insertParse(tx, { id, company_id: companyId, created_by: userId, file_key: fileKey, kind: 'passport' })
      await platform.jobs.enqueue(tx, 'read-passport', { parseId: id, studentId })
      const record = { kind: 'student', id: studentId }
      return { record, before: null, after: { file: fileKey }, answer: { success: true as const, parseId: id } }
    },
  )
}
