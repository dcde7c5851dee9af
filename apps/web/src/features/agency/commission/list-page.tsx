import type { Commission } from '@corridor/contract/agency/commission/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconEye, IconFileInvoice, IconTableImport } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { RowAction, SelectionAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { claimRows } from './claim-rows'
import { commissionColumns, commissionFilters } from './columns'
import { CommissionFigures } from './commission-figures'
import { commissionName, useCommissionActions } from './use-commission-actions'

export const Route = createFileRoute('/company/enrollstudent/list-commission')({
  staticData: { title: 'Commission' },
  beforeLoad: only(access.commissions.read),
  component: ListCommissionPage,
})

function ListCommissionPage() {
  const { t } = useTranslation()
  const list = useList(api.commission.list, {
    columns: commissionColumns,
    filters: commissionFilters,
    name: 'commission',
  })
  const { mayManage, actionsOf, dialog } = useCommissionActions()
  const rowActions = (row: Commission): RowAction[] => [
    { label: text('View Application'), icon: IconEye, to: paths.company.viewStudentApplication(row.application) },
    ...(mayManage && row.state === 'claimable'
      ? [{ label: text('Claim'), icon: IconFileInvoice, run: () => claimRows([row]) }]
      : []),
    ...actionsOf(row),
  ]
  return (
    <>
      <ListPage
        title="Commission"
        description="What institutions owe for students, what was claimed, and what came."
        list={list}
        rowName={commissionName}
        rowTo={(row) => paths.company.viewStudentApplication(row.application)}
        rowActions={rowActions}
        {...(mayManage ? { selectionActions } : {})}
        figures={<CommissionFigures mayManage={mayManage} />}
        searchPlaceholder="Search by student, institution, programme or number"
        emptyDescription="An application whose deposit was paid has a line here, expected by the contract with its institution."
        primaryAction={
          mayManage && (
            <ButtonLink
              variant="default"
              to={paths.addImport('commission-payment')}
              leftSection={<IconTableImport size={18} aria-hidden />}
            >
              {t('Import Payment List')}
            </ButtonLink>
          )
        }
      />
      {dialog}
    </>
  )
}

const selectionActions: SelectionAction<Commission>[] = [
  {
    label: text('Claim'),
    icon: IconFileInvoice,
    run: async (rows, clear) => {
      if (await claimRows(rows)) clear()
    },
  },
]
