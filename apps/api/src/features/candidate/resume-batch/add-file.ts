import { batchFilesMax } from '@corridor/contract/candidate/resume-batch/states'
import { written } from '../../../db/record/record.ts'
import { type CompanyContext, toCompanyContext } from '../../../db/scope/context.ts'
import { withinTransaction } from '../../../db/scope/within-transaction.ts'
import { unchanged, write } from '../../../db/write.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import { confirmFile, loadFile } from '../../base/file/confirm.ts'
import { parseResume } from '../../base/parse/parse-resume.ts'
import type { FileRow } from './row.ts'
import { findBatch, findBatchFile, findFileOf, insertBatchFile, nameBatch, updateBatchFile } from './store.ts'
import { toBatchFile } from './tables.ts'

/** Takes an uploaded resume into a batch and has it read. A file that is refused stays on the list, with the reason. */
export async function addFile(context: CompanyContext, { id, fileKey }: { id: string; fileKey: string }) {
  const { scope } = context
  const stored = await loadFile(context, fileKey, 'resume')
  const { fileId, isNew } = await write(context, 'resume-batch.add-file', async (tx) => {
    const batch = await findBatch(tx, scope, id, true)
    if (!batch) throw notFound()
    const stands = await findFileOf(tx, id, fileKey)
    if (stands) return unchanged({ fileId: stands, isNew: false })
    const files = Object.values(batch.counts).reduce((sum, count) => sum + count, 0)
    if (batch.undone_at || files >= batchFilesMax) throw fail('resumeBatch.ended')
    const values = { batch_id: id, company_id: scope.companyId, name: stored.original_name, file_key: fileKey }
    const fileId = await insertBatchFile(tx, values)
    await nameBatch(tx, id, stored.original_name)
    const record = { kind: 'resume-batch-file', id: fileId }
    return { record, before: null, after: values, answer: { fileId, isNew: true } }
  })
  if (isNew) await readFile(context, fileId, fileKey)
  return answerFile(context, fileId)
}

/** Has a file of a batch read, or notes why it is refused. */
export async function readFile(context: CompanyContext, fileId: string, fileKey: string): Promise<void> {
  const { db, scope } = context
  if (!isUnread(await findBatchFile(db, scope, fileId))) return
  try {
    // Outside the transaction: looking for malware takes its time, and a refusal removes the file for good.
    await confirmFile(context, fileKey, 'resume')
    await db.begin(async (tx) => {
      // A repeat of the call may be at it, or have come first.
      if (!isUnread(await findBatchFile(tx, scope, fileId, true))) return
      const { parseId } = await parseResume(toCompanyContext(withinTransaction(context, tx)), { fileKey })
      await updateBatchFile(tx, fileId, { parse_id: parseId })
    })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await updateBatchFile(db, fileId, { state: 'failed', reason: { code: error.code, params: error.data?.params } })
  }
}

const isUnread = (file: FileRow | undefined) => file?.state === 'reading' && !file.parse_id

export async function answerFile({ db, scope }: CompanyContext, fileId: string) {
  const file = written(await findBatchFile(db, scope, fileId))
  return { success: true as const, data: toBatchFile(file) }
}

export const notFound = () => fail('record.notFound', { entity: 'Batch' })
