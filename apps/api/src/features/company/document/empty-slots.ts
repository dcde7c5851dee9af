import type { CompanyDocumentType } from '@corridor/contract/company/onboarding/choices'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { deleteDocuments, findDocuments } from './store.ts'

/** Takes the documents out that the company now says it does not have; their files leave the store. */
export async function emptySlots(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  types: readonly CompanyDocumentType[],
): Promise<void> {
  const filled = await findDocuments(tx, context.scope, types)
  if (filled.length === 0) return
  await deleteDocuments(
    tx,
    filled.map(({ id }) => id),
  )
  const changes = filled.map(({ id, document_type, document_key }) => ({
    record: { kind: 'company-document', id },
    before: { document_type, file_key: document_key },
    after: null,
  }))
  await leaveTrail(context, tx, 'company-document.delete', changes)
  await deleteUnheldFiles(
    tx,
    context.platform.jobs,
    filled.map((row) => row.document_key),
  )
}
