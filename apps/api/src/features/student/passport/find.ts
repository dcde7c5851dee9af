import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import type { RateLimits } from '../../../http/rate-limits.ts'
import { placeOfMark } from './sealing.ts'
import { findByMarks } from './store.ts'

/**
 * Finds the student whom the caller sees by the whole number of the passport. The audit keeps that somebody searched, and whom they found,
 * without the number. Throws `request.tooMany` past the limits.
 */
export async function findByPassport(
  context: CompanyContext,
  { passportNumber }: { passportNumber: string },
  limits: RateLimits,
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
