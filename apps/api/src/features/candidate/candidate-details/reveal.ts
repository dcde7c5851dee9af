import type { SealedDetail } from '@corridor/contract/candidate/candidate-details/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { assertCandidate } from '../candidate/assert-candidate.ts'
import { columnOf, placeOf } from './sealing.ts'
import { findDetails } from './store.ts'

/** Reads what lies sealed of a candidate: each reading stands in the trail, which the company's Owner reads. Throws `record.notFound`. */
export function revealDetail(
  context: CompanyContext,
  { candidateId, field }: { candidateId: string; field: SealedDetail },
) {
  const { scope, platform } = context
  // A kept answer would hold it unsealed.
  return write({ ...context, idempotency: null }, 'candidate-details.reveal', async (tx) => {
    await assertCandidate(tx, scope, candidateId)
    const row = await findDetails(tx, candidateId)
    const sealed = row?.[columnOf[field]]
    if (!row || !sealed) throw fail('record.notFound', { entity: 'Candidate Details' })
    const answer = { success: true as const, value: platform.fields.open(sealed, placeOf(row.id, field)) }
    return { record: { kind: 'candidate-details', id: row.id }, before: null, after: { read: field }, answer }
  })
}
