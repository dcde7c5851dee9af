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
import { type AddressLevel, paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { useTransfer } from '../../records/export/exports/use-transfer'
import { addressCalls } from './calls'
import { type Address, addressColumns } from './columns'
import { levelTexts, levelTitle, toLevel } from './levels'
import { parentFilter } from './parent'

export const Route = createFileRoute('/admin/address-management/list-{$level}')({
  staticData: { entity: levelTitle },
  beforeLoad: ({ params }) => void toLevel(params.level),
  notFoundComponent: LostPage,
  component: AddressListPage,
})

const filtersOf = {
  country: { status: statusFilter },
  state: { country: parentFilter.country, status: statusFilter },
  city: { state: parentFilter.state, status: statusFilter },
}

function AddressListPage() {
  const level = toLevel(useParams({ from: '/admin/address-management/list-{$level}' }).level)
  return <AddressList key={level} level={level} />
}

function AddressList({ level }: { level: AddressLevel }) {
  const { t } = useTranslation()
  const { title, description } = levelTexts[level]
  const calls = addressCalls[level]
  const list = useList(calls.list, {
    columns: addressColumns[level],
    filters: filtersOf[level],
    defaults: specifiedRows,
    name: level,
  })
  const verbs = useRowVerbs(calls.list, calls, {
    title: t('Delete Record'),
    nameOf: (row) => row.name,
    question: t('Are you sure you want to delete this record?'),
    shownIn: [api.address],
  })
  const transfer = useTransfer(level, list)
  const actions = (row: Address): RowAction[] => [
    { label: toggleLabel(row.status), icon: IconToggleLeft, run: () => verbs.toggle(row) },
    { label: text('Edit'), icon: IconPencil, to: paths.admin.editAddress(level, row._id) },
    { label: text('Delete'), icon: IconTrash, danger: true, run: () => verbs.remove(row) },
  ]
  return (
    <ListPage
      title={title}
      description={description}
      list={list}
      rowName={(row) => row.name}
      rowTo={(row) => paths.admin.editAddress(level, row._id)}
      rowActions={actions}
      bulk={level}
      actions={transfer.actions}
      selectionActions={transfer.selectionActions}
      searchPlaceholder={text('Search by name')}
      primaryAction={
        <ButtonLink to={paths.admin.addAddress(level)}>{t('Add {entity}', { entity: t(title) })}</ButtonLink>
      }
      emptyDescription={description}
    />
  )
}
