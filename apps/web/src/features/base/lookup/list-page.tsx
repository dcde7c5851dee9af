import { type LookupKind, lookupTitles } from '@corridor/contract/base/lookup/kinds'
import type { Lookup } from '@corridor/contract/base/lookup/shapes'
import { IconPencil, IconToggleLeft, IconTrash } from '@tabler/icons-react'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { statusFilter, toggleLabel } from '../../../lib/list/filter/status-filter'
import { specifiedRows } from '../../../lib/list/list-url'
import { ListPage } from '../../../lib/list/page/list-page'
import { useRowVerbs } from '../../../lib/list/row/use-row-verbs'
import type { RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { LostPage } from '../../../lib/page/lost-page'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { useTransfer } from '../../records/export/exports/use-transfer'
import { lookupColumns } from './columns'
import { deleteQuestion, lookupDescriptions, lookupTitle, searchFieldsOf, toLookupKind } from './texts'

export const Route = createFileRoute('/admin/setting/list-{$kind}')({
  staticData: { entity: lookupTitle },
  beforeLoad: ({ params }) => void toLookupKind(params.kind),
  notFoundComponent: LostPage,
  component: LookupListPage,
})

const filters = { status: statusFilter }

function LookupListPage() {
  const kind = toLookupKind(useParams({ from: '/admin/setting/list-{$kind}' }).kind)
  // Each kind is a page of its own: what was typed into one must not stand in the next.
  return <LookupList key={kind} kind={kind} />
}

function LookupList({ kind }: { kind: LookupKind }) {
  const { t } = useTranslation()
  const calls = api.lookup[kind]
  const list = useList(calls.list, {
    columns: lookupColumns(kind),
    filters,
    defaults: specifiedRows,
    searchFields: searchFieldsOf(kind),
    name: kind,
  })
  const { title, question } = deleteQuestion(kind)
  const verbs = useRowVerbs(calls.list, calls, {
    title: t(title),
    question: t(question),
    nameOf: (row) => row.name,
  })
  const transfer = useTransfer(kind, list)
  const actions = (row: Lookup): RowAction[] => [
    { label: toggleLabel(row.status), icon: IconToggleLeft, run: () => verbs.toggle(row) },
    { label: text('Edit'), icon: IconPencil, to: paths.admin.editLookup(kind, row._id) },
    { label: text('Delete'), icon: IconTrash, danger: true, run: () => verbs.remove(row) },
  ]
  const add = (
    <ButtonLink to={paths.admin.addLookup(kind)}>{t('Add {entity}', { entity: t(lookupTitles[kind]) })}</ButtonLink>
  )
  return (
    <ListPage
      title={lookupTitles[kind]}
      description={lookupDescriptions[kind]}
      list={list}
      rowName={(row) => row.name}
      rowTo={(row) => paths.admin.editLookup(kind, row._id)}
      rowActions={actions}
      bulk={kind}
      actions={transfer.actions}
      selectionActions={transfer.selectionActions}
      searchPlaceholder={text('Search by name')}
      primaryAction={add}
      emptyDescription={lookupDescriptions[kind]}
    />
  )
}
