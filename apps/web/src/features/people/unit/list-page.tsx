import type { unit } from '@corridor/contract/people/unit/shapes'
import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { toTree, useUnits } from './exports/unit-tree'
import { type UnitTask, useUnitActions } from './use-unit-actions'

export const Route = createFileRoute('/company/business-unit/')({
  staticData: { title: 'Business Units' },
  beforeLoad: only(access.setup.read),
  component: BusinessUnitListPage,
})

const UnitDialog = late(() => import('./unit-dialog'))

const columns: readonly ColumnOf<typeof unit.list>[] = [
  {
    header: text('Name'),
    sort: 'name',
    card: 'title',
    cell: (row) => (
      <TextLink to={paths.company.editBusinessUnit(row._id)}>
        <bdi>{row.name}</bdi>
      </TextLink>
    ),
  },
  { header: text('Below'), card: 'fact', cell: (row) => <bdi>{row.parentInfo[0]?.name}</bdi> },
  { header: text('Sender name'), cell: (row) => <bdi>{row.senderName}</bdi> },
  { header: text('From'), card: 'fact', cell: (row) => <bdi>{row.fromEmail}</bdi> },
  { header: text('Reply To'), cell: (row) => <bdi>{row.replyTo}</bdi> },
  { header: text('Members'), numeric: true, card: 'fact', cell: (row) => formatNumber(row.members) },
]

function BusinessUnitListPage() {
  const { t } = useTranslation()
  const list = useList(api.unit.list, {
    columns,
    defaults: { sort: 'name', dir: 'asc' },
    name: 'business-unit',
  })
  const [task, setTask] = useState<UnitTask>()
  const { mayManage, actionsOf } = useUnitActions(setTask)
  const all = useUnits()
  return (
    <>
      <ListPage
        title="Business Units"
        description="How letters in the name of each unit are sent and signed."
        list={list}
        rowName={(row) => row.name}
        rowTo={(row) => paths.company.editBusinessUnit(row._id)}
        {...(mayManage && { rowActions: actionsOf })}
        searchPlaceholder="Search by name"
        emptyDescription="Units say who works together. Add the first on the page Organization."
        primaryAction={<ButtonLink to={paths.company.organization}>{t('Organization')}</ButtonLink>}
      />
      {task && (
        <Suspense>
          <UnitDialog task={task} tree={toTree(all.data?.data ?? [])} close={() => setTask(undefined)} />
        </Suspense>
      )}
    </>
  )
}
