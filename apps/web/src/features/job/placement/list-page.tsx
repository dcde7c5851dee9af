import type { Placement } from '@corridor/contract/job/placement/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconEye, IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { useTransfer } from '../../records/export/exports/use-transfer'
import { placementColumns, placementFilters } from './columns'
import { placementName, usePlacementActions } from './use-placement-actions'

export const Route = createFileRoute('/company/job/list-placement')({
  staticData: { title: 'Placements' },
  beforeLoad: only(access.submissions.read),
  component: ListPlacementPage,
})

function ListPlacementPage() {
  const { t } = useTranslation()
  const list = useList(api.placement.list, { columns: placementColumns, filters: placementFilters, name: 'placement' })
  const { mayManage, manageActions } = usePlacementActions()
  const rowActions = (row: Placement): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewPlacement(row._id) },
    ...manageActions(row),
  ]
  const transfer = useTransfer('placement', list)
  return (
    <ListPage
      title="Placements"
      description="Who works where, from when to when, and at what rates."
      list={list}
      rowName={placementName}
      rowTo={(row) => paths.company.viewPlacement(row._id)}
      rowActions={rowActions}
      {...(mayManage ? transfer : {})}
      bulk={mayManage ? 'placement' : undefined}
      searchPlaceholder="Search by candidate, job or PO number"
      emptyDescription="A submission that was accepted becomes a placement: its person leaves the bench, and comes back to it by itself after the last day."
      primaryAction={
        mayManage && (
          <ButtonLink to={paths.company.addPlacement} leftSection={<IconPlus size={18} aria-hidden />}>
            {t('Add Placement')}
          </ButtonLink>
        )
      }
    />
  )
}
