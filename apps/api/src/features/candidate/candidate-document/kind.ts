import type { CandidateDocumentAdd } from '@corridor/contract/candidate/candidate-document/shapes'
import type { KindRules } from '../../../db/record/kind.ts'
import { written } from '../../../db/record/record.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addDocuments, deleteDocument, updateDocument } from './save.ts'
import { findDeletedCandidate } from './store.ts'
import { type DocumentRow, documentSpec } from './tables.ts'

export const candidateDocumentRules: KindRules<DocumentRow> = {
  kind: 'candidate-document',
  table: 'candidate_document',
  list: documentSpec,
  nameOf: (row) => row.title,
  add: async (context, { candidateId, ...document }: CandidateDocumentAdd & { candidateId: string }) => {
    const { data } = await addDocuments(toCompanyContext(context), { candidateId, documents: [document] })
    return { data: written(data[0]) }
  },
  update: (context, { id }) => updateDocument(toCompanyContext(context), { id }),
  remove: (context, input) => deleteDocument(toCompanyContext(context), input),
  deletedAbove: findDeletedCandidate,
  parts: [{ table: 'task', column: 'source_id' }],
  files: ['file_key'],
}
