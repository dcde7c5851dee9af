import type { CommissionPayment } from '@corridor/contract/agency/commission-payment/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconCheck, IconTableImport, IconTrash, IconX } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, t as say, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { ListPage } from '../../../lib/list/page/list-page'
import { useRemoval } from '../../../lib/list/row/use-removal'
import type { RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { paymentColumns, paymentFilters } from './columns'

const CountDialog = late(() => import('./count-dialog'))

export const Route = createFileRoute('/company/enrollstudent/list-commission-payment')({
  staticData: { title: 'Payments' },
  beforeLoad: only(access.commissions.manage),
  component: ListPaymentPage,
})

const nameOf = ({ studentName, studentNumber, reference }: CommissionPayment) =>
  studentName || studentNumber || reference
const refreshAll = () => refresh(api.commissionPayment, api.commission, api.bin)

function ListPaymentPage() {
  const { t } = useTranslation()
  const list = useList(api.commissionPayment.list, {
    columns: paymentColumns,
    filters: paymentFilters,
    name: 'commission-payment',
  })
  const [counting, setCounting] = useState<CommissionPayment>()
  const remove = useRemoval<CommissionPayment>(api.commissionPayment.delete, {
    title: t('Delete Payment'),
    question: t('Are you sure you want to delete this payment?'),
    nameOf,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    refreshAll,
  })
  const rowActions = (row: CommissionPayment): RowAction[] => [
    ...(row.state === 'counted' ? [] : [{ label: text('Count it'), icon: IconCheck, run: () => setCounting(row) }]),
    ...(row.state === 'set-aside' ? [] : [{ label: text('Set aside'), icon: IconX, run: () => setAside(row) }]),
    { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
  ]
  return (
    <>
      <ListPage
        title="Payments"
        description="What institutions paid, line by line. You decide on lines that fit no claim."
        list={list}
        rowName={nameOf}
        rowActions={rowActions}
        searchPlaceholder="Search by student, programme, number or reference"
        emptyDescription="Bring in the list that an institution sends with its payment: each line finds its commission by student and programme."
        primaryAction={
          <ButtonLink
            to={paths.addImport('commission-payment')}
            leftSection={<IconTableImport size={18} aria-hidden />}
          >
            {t('Import Payment List')}
          </ButtonLink>
        }
      />
      <Suspense>
        {counting && <CountDialog payment={counting} close={() => setCounting(undefined)} refreshAll={refreshAll} />}
      </Suspense>
    </>
  )
}

async function setAside({ _id: id, version }: CommissionPayment) {
  try {
    await client.commissionPayment.decide({ id, version, isCounted: false })
    toast.success(say('Commission Payment Updated Successfully'))
  } catch (error) {
    toast.error(errorText(error))
  }
  await refreshAll()
}
