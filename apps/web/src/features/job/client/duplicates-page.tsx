import { type ClientMergeField, clientMergeFields } from '@corridor/contract/job/client/duplicate-kinds'
import type { Client } from '@corridor/contract/job/client/shapes'
import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import type { DoubleDesk } from '../../../lib/duplicate/doubles'
import { DuplicateList } from '../../../lib/duplicate/duplicate-list'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ClientProof } from './client-proof'
import { clientDoubles, clientReasons, clientWords } from './doubles'

export const Route = createFileRoute('/company/client/list-duplicate')({
  staticData: { title: 'Duplicates' },
  beforeLoad: only(access.clients.manage),
  component: ListClientDuplicatePage,
})

const desk: DoubleDesk<Client, ClientMergeField, keyof typeof clientReasons> = {
  list: api.clientDuplicate.list,
  to: paths.company.listClientDuplicate,
  description: text('Clients that are probably one. Merging can be undone for thirty days.'),
  none: text('No duplicates found. New clients are compared as they are added.'),
  reasons: clientReasons,
  doubles: clientDoubles,
  comparison: {
    fields: clientMergeFields,
    words: clientWords,
    both: {},
    comparable: (field, record) => record[field],
    Value,
  },
  Proof: ClientProof,
}

function Value({ field, record }: { field: ClientMergeField; record: Client }) {
  const { t } = useTranslation()
  if (field === 'status') return t(record.status === 'active' ? 'Active' : 'Inactive')
  return <bdi>{record[field]}</bdi>
}

function ListClientDuplicatePage() {
  return <DuplicateList desk={desk} />
}
