import type { Import, importing } from '@corridor/contract/records/import/shapes'
import { importStates } from '@corridor/contract/records/import/states'
import { importFacts, importKindsOf } from '@corridor/contract/records/transfer/kinds'
import type { Role } from '@corridor/contract/wire/access'
import { IconTrash } from '@tabler/icons-react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirmDelete } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { formatNumber } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { KindName } from '../../../lib/list/column/kind-name'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf, RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { useSession } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { StateBadge } from './state-badge'
import { stateTexts } from './states'

const columns: readonly ColumnOf<typeof importing.list>[] = [
  {
    header: text('File'),
    sort: 'name',
    cell: (row) => <TextLink to={paths.viewImport(row.kind, row._id)}>{row.name}</TextLink>,
    card: 'title',
  },
  { header: text('Kind'), sort: 'kind', cell: (row) => <KindName kind={row.kind} />, card: 'fact' },
  { header: text('Rows'), cell: (row) => formatNumber(row.counts.rows), numeric: true },
  { header: text('Imported'), cell: (row) => formatNumber(row.counts.added), numeric: true, card: 'fact' },
  { header: text('Status'), sort: 'status', cell: (row) => <StateBadge {...stateTexts[row.status]} />, card: 'fact' },
  { header: text('Started'), sort: 'createDate', cell: (row) => <ShortDate value={row.createDate} /> },
]

const filtersFor = (roles: readonly Role[]): FiltersOf<typeof importing.list> => ({
  kind: {
    label: text('Kind'),
    options: importKindsOf(roles).map((kind) => ({ value: kind, label: importFacts[kind].title })),
  },
  status: { label: text('Status'), options: importStates.map((state) => ({ value: state, ...stateTexts[state] })) },
})

/** The tables that the person brought in. */
export function ImportList() {
  const { t } = useTranslation()
  const list = useList(api.import.list, { columns, filters: filtersFor(useSession()?.roles ?? []) })
  const forget = (row: Import) =>
    confirmDelete({
      title: t('Forget Import'),
      question: t('The file and its rows are removed. Records it added stay, and the import can no longer be undone.'),
      confirmLabel: t('Forget'),
      onConfirm: async () => {
        await client.import.delete({ id: row._id })
        toast.success(t('Deletion successful'))
        await refresh(api.import)
      },
    })
  const actions = (row: Import): RowAction[] => [
    { label: text('Forget'), icon: IconTrash, danger: true, run: () => forget(row) },
  ]
  return (
    <ListPage
      title="Imports"
      description="Files you imported in the last 30 days. To start an import, open a list and choose Import."
      list={list}
      rowName={(row) => row.name}
      rowTo={(row) => paths.viewImport(row.kind, row._id)}
      rowActions={actions}
      searchPlaceholder={text('Search by name')}
      emptyDescription={text('Open a list, such as City or Candidates, and choose Import there.')}
    />
  )
}
