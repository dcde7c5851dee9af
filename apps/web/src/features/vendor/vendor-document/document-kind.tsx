import { vendorDocumentTypeNames } from '@corridor/contract/vendor/vendor-document/kinds'
import type { VendorDocument, VendorDocumentAdd } from '@corridor/contract/vendor/vendor-document/shapes'
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

export const blankDocument: VendorDocumentAdd = {
  type: 'master-agreement',
  title: '',
  documentKey: '',
  description: '',
  expiryDate: null,
}

/** The documents of one vendor. */
const documentsOf = (vendorId: string): ListSource<never, VendorDocument> => ({
  key: () => [...api.vendorDocument.key(), vendorId],
  call: (body: { filters?: object }, options) =>
    api.vendorDocument.list.call({ ...body, filters: { ...body.filters, vendor: vendorId } }, options),
})

const factsOf = (row: VendorDocument): Fact[] => [
  { label: documentLabels.type, value: <TypeName row={row} /> },
  ...(row.expiryDate ? [{ label: documentLabels.expiryDate, value: <ExpiryDay day={row.expiryDate} /> }] : []),
  ...row.documentFile.map(fileFact),
  ...(row.description
    ? [{ label: documentLabels.description, value: <span dir="auto">{row.description}</span>, isLong: true }]
    : []),
]

function TypeName({ row }: { row: VendorDocument }) {
  const { t } = useTranslation()
  return t(vendorDocumentTypeNames[row.type])
}

/** How the documents of one vendor are listed, added, changed and deleted. */
export function documentKind(vendorId: string): EntryKind<VendorDocument, VendorDocumentAdd> {
  return {
    texts: {
      ...entryTexts,
      entity: 'Vendor Document',
      addNew: text('Add Document'),
      edit: text('Edit Document'),
      heading: text('Documents'),
      numbered: text('Document {n}'),
    },
    draft: 'vendor-document.add',
    below: vendorId,
    list: 'documents',
    labels: documentLabels,
    show: () => undefined,
    nameOf: (row) => row.title,
    toEntry: ({ type, title, documentKey, description, expiryDate }) => ({
      type,
      title,
      documentKey,
      description,
      expiryDate,
    }),
    Fields: DocumentFields,
    Heading: ({ row }) => <bdi>{row.title}</bdi>,
    factsOf,
    calls: {
      list: documentsOf(vendorId),
      add: (entries: { documents: VendorDocumentAdd[] }) => client.vendorDocument.stepSix({ vendorId, ...entries }),
      update: (entry: { id: string }) => client.vendorDocument.update(entry),
      delete: api.vendorDocument.delete,
      refresh: () => refresh(api.vendorDocument, api.vendor, api.task, api.bin),
    },
  }
}
