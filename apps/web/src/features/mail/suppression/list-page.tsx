import type { Suppression } from '@corridor/contract/mail/suppression/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconEye, IconMailCheck, IconPlus } from '@tabler/icons-react'
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
import { suppressionColumns, suppressionFilters } from './columns'
import { useRelease } from './use-release'

export const Route = createFileRoute('/company/suppression/list-suppression')({
  staticData: { title: 'Do not email' },
  beforeLoad: only(access.suppressions.read),
  component: ListSuppressionPage,
})

function ListSuppressionPage() {
  const { t } = useTranslation()
  const list = useList(api.suppression.list, {
    columns: suppressionColumns,
    filters: suppressionFilters,
    name: 'suppression',
  })
  const { mayManage, mayRelease, release, dialog } = useRelease()
  const transfer = useTransfer('suppression', list)
  const rowActions = (row: Suppression): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewSuppression(row._id) },
    ...(mayRelease(row) ? [{ label: text('Release'), icon: IconMailCheck, run: () => release(row) }] : []),
  ]
  return (
    <>
      <ListPage
        title="Do not email"
        description="Who gets no mail that goes to many, and why. Campaigns leave these addresses out."
        list={list}
        rowName={(row) => row.value}
        rowTo={(row) => paths.company.viewSuppression(row._id)}
        rowActions={rowActions}
        {...(mayManage ? { selectionActions: transfer.selectionActions } : {})}
        actions={mayManage && transfer.actions}
        searchPlaceholder="Search by address or domain"
        emptyDescription="People who unsubscribe, addresses that come back and whom nobody should write to appear here."
        primaryAction={
          mayManage && (
            <ButtonLink to={paths.company.addSuppression} leftSection={<IconPlus size={18} aria-hidden />}>
              {t('Add Address')}
            </ButtonLink>
          )
        }
      />
      {dialog}
    </>
  )
}
