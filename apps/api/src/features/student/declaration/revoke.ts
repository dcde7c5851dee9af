import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { students } from '../student/tables.ts'
import { endRequest } from './end-request.ts'
import { readDeclarations } from './view.ts'

/** Ends the links that ask for the declaration of a student, for good. Throws `declaration.notOpen`. */
export const revokeDeclaration = (context: CompanyContext, { studentId }: { studentId: string }) =>
  write(context, 'student.revoke-declaration', async (tx) => {
    const student = await students.take(tx, context.scope, studentId)
    const ended = await endRequest(tx, student.id)
    if (!ended) throw fail('declaration.notOpen')
    return {
      record: { kind: 'student', id: student.id },
      before: { declaration: ended.id, state: ended.state },
      after: { declaration: ended.id, state: 'revoked' },
      answer: {
        success: true as const,
        message: 'Request revoked',
        data: await readDeclarations(tx, student.id),
      },
    }
  })
