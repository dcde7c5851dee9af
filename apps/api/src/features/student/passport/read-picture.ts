import type { CompanyContext } from '../../../db/scope/context.ts'
import { writeWithFiles } from '../../base/file/confirm.ts'
import { queueZone } from '../../base/parse/queue-zone.ts'
import { assertStudent, holdStudent } from '../student/assert-student.ts'
import { assertUnheld } from '../student-document/assert-unheld.ts'

const purpose = 'student-document'

/**
 * Queues the reading of an uploaded picture of a passport or visa, for its student; answers by which id it is followed. Throws
 * `record.notFound`, `parse.busy`, `file.notFound` for the file of a paper, and as `writeWithFiles`.
 */
export async function readPicture(
  context: CompanyContext,
  { studentId, fileKey }: { studentId: string; fileKey: string },
) {
  const { scope, platform } = context
  await assertStudent(context.db, scope, studentId)
  return writeWithFiles(context, 'student.passport-reading', { keys: [fileKey], purpose }, async (tx) => {
    await holdStudent(tx, scope, studentId)
    // A paper that stands opens by its own call, which the audit keeps.
    await assertUnheld(tx, scope, fileKey)
    const parseId = await queueZone(tx, scope, fileKey)
    await platform.jobs.enqueue(tx, 'read-passport', { parseId, studentId })
    const record = { kind: 'student', id: studentId }
    return { record, before: null, after: { file: fileKey }, answer: { success: true as const, parseId } }
  })
}
