import type { CandidatePartKind } from '@corridor/contract/candidate/part/kinds'
import type postgres from 'postgres'
import { type CompanyContext, toCompanyContext } from '../../../db/scope/context.ts'
import { withinTransaction } from '../../../db/scope/within-transaction.ts'
import { Failure } from '../../../platform/fail.ts'
import { updateCandidate } from '../candidate/update.ts'
import { viewCandidate } from '../candidate/view.ts'
import { splitValues, valuesOf } from '../duplicate/merge-values.ts'
import { deleteUntouched } from '../part/save.ts'
import { listUpdates, renumber, type Update, updateBatchFile } from './store.ts'

/** Gives the candidates whom a batch updated their former values and resume; answers how many updates went back. */
export async function takeUpdatesBack(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  batchId: string,
): Promise<number> {
  const inside = toCompanyContext(withinTransaction(context, tx))
  let restored = 0
  for (const update of await listUpdates(tx, batchId)) {
    const version = await takeBack(inside, update)
    if (version === undefined) continue
    const { candidate_id: candidateId, version_before: from } = update
    await renumber(tx, { batchId, candidateId, from, to: version })
    for (const [kind, ids] of Object.entries(update.entries))
      await deleteUntouched(inside, tx, kind as CandidatePartKind, ids)
    await updateBatchFile(tx, update.id, { state: 'restored' })
    restored += 1
  }
  return restored
}

/** The version that stands then; undefined if somebody built on the update, the candidate is gone, or the former address is another's. */
async function takeBack(
  inside: CompanyContext,
  { candidate_id: id, before, merged }: Update,
): Promise<number | undefined> {
  try {
    const { data: stands } = await viewCandidate(inside, { candidateId: id })
    const { values, changed } = splitValues(before, merged, valuesOf(stands))
    if (changed.length > 0) return undefined
    const patch = { id, version: stands.version, ...values }
    return (await updateCandidate(inside, patch, { isTakenBack: true })).data.version
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}
