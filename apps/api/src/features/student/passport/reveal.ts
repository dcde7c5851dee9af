import type { SealedValue } from '@corridor/contract/student/passport/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { students } from '../student/tables.ts'
import { openFrom } from './sealing.ts'
import { tellOfReveals } from './tell-of-reveals.ts'

/** Reads a sealed value of a student: each reading stands in the audit, and the Owners hear of many in an hour. Throws `record.notFound`. */
export function revealValue(context: CompanyContext, { id, field }: { id: string; field: SealedValue }) {
  const { scope, platform } = context
  // A kept answer would hold it unsealed.
  return write({ ...context, idempotency: null }, 'student.reveal', async (tx) => {
    const student = await students.load(tx, scope, id)
    const value = openFrom(platform.fields, student, field)
    if (value === null) throw fail('record.notFound', { entity: 'Passport Details' })
    await tellOfReveals(tx, context, 1)
    const answer = { success: true as const, value }
    return { record: { kind: 'student', id }, before: null, after: { read: field }, answer }
  })
}
