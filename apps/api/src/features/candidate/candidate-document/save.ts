import { paperReminderDays } from '@corridor/contract/candidate/candidate-document/kinds'
import {
  type CandidateDocumentAdd,
  CandidateDocumentAdd as CandidateDocumentSchema,
  type CandidateDocumentUpdate,
} from '@corridor/contract/candidate/candidate-document/shapes'
import { plainName } from '@corridor/contract/format/person-name'
import type postgres from 'postgres'
import { putIntoBin } from '../../../db/record/bin.ts'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, removed, unchanged, write } from '../../../db/write.ts'
import { writeWithFiles } from '../../base/file/confirm.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { readEntry } from '../../company/company/entries.ts'
import { remindOfEnd } from '../../told/task/remind-of-end.ts'
import { assertCandidate, holdCandidate } from '../candidate/assert-candidate.ts'
import { documents } from './store.ts'
import { type DocumentRow, toFacts, toInput, toValues, toWire } from './tables.ts'

const purpose = 'candidate-document'

/** Adds papers to a candidate, all or none. */
export async function addDocuments(
  context: CompanyContext,
  { candidateId, documents: entries }: { candidateId: string; documents: CandidateDocumentAdd[] },
) {
  await assertCandidate(context.db, context.scope, candidateId)
  const keys = entries.map(({ documentKey }) => documentKey)
  return writeWithFiles(context, 'candidate-document.add', { keys, purpose }, async (tx) => {
    await holdCandidate(tx, context.scope, candidateId)
    const records: RecordChange[] = []
    const rows: DocumentRow[] = []
    for (const entry of entries) {
      const id = await documents.insert(tx, context.scope, { candidate_id: candidateId, ...toValues(entry) })
      const row = await documents.load(tx, context.scope, id)
      await remind(context, tx, row)
      records.push({ record: { kind: 'candidate-document', id }, before: null, after: toFacts(row) })
      rows.push(row)
    }
    const message = 'Candidate Document Added Successfully'
    return { records, answer: { success: true as const, message, data: rows.map(toWire) } }
  })
}

export async function updateDocument(context: CompanyContext, { id, version, ...patch }: CandidateDocumentUpdate) {
  const { scope, platform } = context
  const { candidate_id: candidateId } = await documents.load(context.db, scope, id)
  return writeWithFiles(context, 'candidate-document.update', { keys: [patch.documentKey], purpose }, async (tx) => {
    // Candidate before paper, as everywhere: two that save the same wait for each other.
    await holdCandidate(tx, scope, candidateId)
    const stands = await documents.take(tx, scope, id, version)
    const answer = (row: DocumentRow) => ({
      success: true as const,
      message: 'Candidate Document Updated Successfully',
      data: toWire(row),
    })
    const values = toValues(readEntry(CandidateDocumentSchema, { ...toInput(stands), ...given(patch) }, ''))
    const change = differences(toFacts(stands), values)
    if (!change) return unchanged(answer(stands))
    await documents.update(tx, id, change)
    const row = await documents.load(tx, scope, id)
    if (change.file_key) await deleteUnheldFiles(tx, platform.jobs, [stands.file_key])
    await remind(context, tx, row)
    const record = { kind: 'candidate-document', id }
    return { record, before: toFacts(stands), after: toFacts(row), answer: answer(row) }
  })
}

export const deleteDocument = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'candidate-document.delete', async (tx) => {
    const { candidate_id } = await documents.load(tx, context.scope, id)
    await holdCandidate(tx, context.scope, candidate_id)
    const stands = await documents.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'candidate-document', table: 'candidate_document', id, name: stands.title })
    return removed({ kind: 'candidate-document', toFacts }, stands)
  })

const remind = (context: CompanyContext, tx: postgres.TransactionSql, row: DocumentRow) =>
  remindOfEnd(context, tx, {
    companyId: context.scope.companyId,
    source: row.id,
    kind: 'candidate-document-expires',
    person: row.owner_id,
    params: {
      name: row.title,
      candidate: plainName({ firstName: row.candidate_first_name, lastName: row.candidate_last_name }),
    },
    about: { kind: 'candidate', id: row.candidate_id },
    endsOn: row.expires_on,
    daysBefore: paperReminderDays,
  })
