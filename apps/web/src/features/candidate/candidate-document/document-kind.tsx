import { candidateDocumentTypeNames } from '@corridor/contract/candidate/candidate-document/kinds'
import type { CandidateDocument, CandidateDocumentAdd } from '@corridor/contract/candidate/candidate-document/shapes'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import type { EntryKind } from '../../../lib/entry/entry-kind'
import { entryTexts } from '../../../lib/entry/entry-texts'
import { ExpiryDay, fileFact } from '../../../lib/entry/paper-facts'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { ListSource } from '../../../lib/list/types'
import type { Fact } from '../../../lib/record/record-card'
import { DocumentFields } from './document-fields'
import { documentLabels } from './document-labels'

export const blankDocument: CandidateDocumentAdd = { type: 'passport', title: '', documentKey: '', expiryDate: null }

/** The papers of one candidate. */
const documentsOf = (candidateId: string): ListSource<never, CandidateDocument> => ({
  key: () => [...api.candidateDocument.key(), candidateId],
  call: (body: { filters?: object }, options) =>
    api.candidateDocument.list.call({ ...body, filters: { ...body.filters, candidate: candidateId } }, options),
})

const factsOf = (row: CandidateDocument): Fact[] => [
  { label: documentLabels.type, value: <TypeName row={row} /> },
  ...(row.expiryDate ? [{ label: documentLabels.expiryDate, value: <ExpiryDay day={row.expiryDate} /> }] : []),
  ...row.documentFile.map(fileFact),
]

function TypeName({ row }: { row: CandidateDocument }) {
  const { t } = useTranslation()
  return t(candidateDocumentTypeNames[row.type])
}

/** How the papers of one candidate are listed, added, changed and deleted. */
export function documentKind(candidateId: string): EntryKind<CandidateDocument, CandidateDocumentAdd> {
  return {
    texts: {
      ...entryTexts,
      entity: 'Candidate Document',
      addNew: text('Add Document'),
      edit: text('Edit Document'),
      heading: text('Documents'),
      numbered: text('Document {n}'),
    },
    draft: 'candidate-document.add',
    below: candidateId,
    list: 'documents',
    labels: documentLabels,
    show: () => undefined,
    nameOf: (row) => row.title,
    toEntry: ({ type, title, documentKey, expiryDate }) => ({ type, title, documentKey, expiryDate }),
    Fields: DocumentFields,
    Heading: ({ row }) => <bdi>{row.title}</bdi>,
    factsOf,
    calls: {
      list: documentsOf(candidateId),
      add: (entries: { documents: CandidateDocumentAdd[] }) =>
        client.candidateDocument.add({ candidateId, ...entries }),
      update: (entry: { id: string }) => client.candidateDocument.update(entry),
      delete: api.candidateDocument.delete,
      refresh: () => refresh(api.candidateDocument, api.task, api.bin),
    },
  }
}
