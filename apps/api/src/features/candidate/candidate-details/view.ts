import type { Context } from '../../../db/scope/context.ts'
import { assertCandidate } from '../candidate/assert-candidate.ts'
import { findDetails } from './store.ts'
import { toWire } from './values.ts'

/** Shows the details that a vendor asks of a candidate; all of them empty before somebody filled them in. Throws `record.notFound`. */
export async function viewDetails({ db, scope }: Context, { candidateId }: { candidateId: string }) {
  await assertCandidate(db, scope, candidateId)
  return { success: true as const, data: toWire(candidateId, await findDetails(db, candidateId)) }
}
