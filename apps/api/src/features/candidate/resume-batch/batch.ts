import type postgres from 'postgres'
import { written } from '../../../db/record/record.ts'
import { type CompanyContext, toCompanyContext } from '../../../db/scope/context.ts'
import { withinTransaction } from '../../../db/scope/within-transaction.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { deleteCandidate } from '../candidate/delete.ts'
import { notFound } from './add-file.ts'
import { cancelReading, findBatch, insertBatch, listUntouched, markUndone, updateBatchFile } from './store.ts'
import { type BatchRow, toBatch } from './tables.ts'
import { takeUpdatesBack } from './take-back.ts'

const answer = (row: BatchRow) => ({ success: true as const, data: toBatch(row) })

export const startBatch = (context: CompanyContext, { isReviewed }: { isReviewed: boolean }) =>
  write(context, 'resume-batch.start', async (tx) => {
    const { scope, caller } = context
    const id = await insertBatch(tx, {
      company_id: scope.companyId,
      created_by: caller.userId,
      is_reviewed: isReviewed,
    })
    const row = written(await findBatch(tx, scope, id))
    return { record: { kind: 'resume-batch', id }, before: null, after: { id, isReviewed }, answer: answer(row) }
  })

export async function viewBatch({ db, scope }: CompanyContext, { id }: { id: string }) {
  const row = await findBatch(db, scope, id)
  if (!row) throw notFound()
  return answer(row)
}

/** Files that are read already stay as they ended. */
export const cancelBatch = (context: CompanyContext, { id }: { id: string }) =>
  change(context, 'cancel', id, async (tx) => ({ cancelled: await cancelReading(tx, id) }))

/** Takes back what the batch updated and added, as long as nobody changed or uses it since; candidates go into the bin. */
export const undoBatch = (context: CompanyContext, { id }: { id: string }) =>
  change(context, 'undo', id, async (tx, stands) => {
    if (stands.undone_at) throw fail('resumeBatch.undone')
    const inside = toCompanyContext(withinTransaction(context, tx))
    const cancelled = await cancelReading(tx, id)
    const restored = await takeUpdatesBack(context, tx, id)
    const saved = await listUntouched(tx, context.scope, id)
    for (const { id: fileId, candidate_id } of saved) {
      await deleteCandidate(inside, { id: candidate_id })
      await updateBatchFile(tx, fileId, { state: 'removed' })
    }
    await markUndone(tx, id)
    return { cancelled, restored, removed: saved.length }
  })

const change = (
  context: CompanyContext,
  verb: string,
  id: string,
  work: (tx: postgres.TransactionSql, stands: BatchRow) => Promise<object>,
) =>
  write(context, `resume-batch.${verb}`, async (tx) => {
    const { scope, platform } = context
    const stands = await findBatch(tx, scope, id, true)
    if (!stands) throw notFound()
    const after = await work(tx, stands)
    await platform.events.tell(
      tx,
      { companyId: scope.companyId, record: stands.audience },
      { kind: 'resume-batch', id },
    )
    const row = written(await findBatch(tx, scope, id))
    return { record: { kind: 'resume-batch', id }, before: stands.counts, after, answer: answer(row) }
  })
