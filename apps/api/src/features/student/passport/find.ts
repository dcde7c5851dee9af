import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { placeOfMark } from './sealing.ts'
import { findByMarks } from './store.ts'

/** Counts the searches of a person, past which they are refused. */
interface SearchLimits {
  passportSearch: (person: string) => Promise<void>
}

/**
 * Finds the student whom the caller sees by the whole number of the passport. The audit keeps that somebody searched, and whom they found,
 * without the number. Throws `request.tooMany` past the limits.
 */
export async function findByPassport(
  context: CompanyContext,
  { passportNumber }: { passportNumber: string },
  limits: SearchLimits,
) {
  const { scope, platform } = context
  await limits.passportSearch(scope.userId)
  // A kept key holds a hash of the body, from which a number could be guessed.
  return write({ ...context, idempotency: null }, 'student.find-passport', async (tx) => {
    const marks = platform.fields.marks(passportNumber, placeOfMark(scope.companyId))
    const found = await findByMarks(tx, scope, marks)
    return {
      record: found ? { kind: 'student', id: found._id } : { kind: 'passport-search', id: scope.companyId },
      before: null,
      after: { found: found !== undefined },
      answer: { success: true as const, data: found ?? null },
    }
  })
}
