import type { Hotlist } from '@corridor/contract/sales/hotlist/shapes'
import { IconEye, IconPencil, IconPlus, IconUpload } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { specifiedRows } from '../../../lib/list/list-url'
import { ListPage } from '../../../lib/list/page/list-page'
import type { RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { hotlistColumns, hotlistFilters } from './columns'
import { useHotlistActions } from './use-hotlist-actions'

export const Route = createFileRoute('/company/hotlist/list-hotlist')({
  staticData: { title: 'Hotlist' },
  component: ListHotlistPage,
})

function ListHotlistPage() {
  const { t } = useTranslation()
  const list = useList(api.hotlist.list, {
    columns: hotlistColumns,
    filters: hotlistFilters,
    defaults: specifiedRows,
    name: 'hotlist',
  })
  const { mayManage, maySend, send, manageActions } = useHotlistActions()
  const rowActions = (row: Hotlist): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewHotlist(row._id) },
    ...(maySend ? [send(row)] : []),
    ...(mayManage ? [{ label: text('Edit'), icon: IconPencil, to: paths.company.editHotlist(row._id) }] : []),
    ...manageActions(row),
  ]
  return (
    <ListPage
      title="Hotlist"
      description="Named lists of candidates who are ready to be placed."
      list={list}
      rowName={(row) => row.name}
      rowTo={(row) => paths.company.viewHotlist(row._id)}
      rowActions={rowActions}
      bulk={mayManage ? 'hotlist' : undefined}
      searchPlaceholder="Search by name or description"
      emptyDescription="A hotlist gathers candidates for one purpose, so that they can be offered together."
      primaryAction={
        mayManage && (
          <>
            <ButtonLink
              variant="default"
              to={paths.addImport('candidate')}
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              {t('Import CSV')}
            </ButtonLink>
            <ButtonLink to={paths.company.addHotlist} leftSection={<IconPlus size={18} aria-hidden />}>
              {t('Add Hotlist')}
            </ButtonLink>
          </>
        )
      }
    />
  )
}
