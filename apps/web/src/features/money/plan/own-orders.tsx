import type { order } from '@corridor/contract/money/order/shapes'
import { Title } from '@mantine/core'
import { api } from '../../../lib/call/client'
import { seededName } from '../../../lib/format/seeded-name'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListGrid } from '../../../lib/list/page/list-grid'
import type { ColumnOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { orderColumns, orderFilters } from '../order/exports/columns'

const columns: readonly ColumnOf<typeof order.list>[] = [
  { header: text('Plan'), card: 'title', cell: (row) => row.planInfo.map(({ name }) => seededName('plan', name)) },
  ...orderColumns,
  { header: text('Ends on'), cell: (row) => row.endDate && <ShortDate value={row.endDate} /> },
  { header: text('Reason'), cell: (row) => (row.reason ? <bdi>{row.reason}</bdi> : '') },
]

/** Orders and payments of the company so far. */
export function OwnOrders() {
  const { t } = useTranslation()
  const list = useList(api.order.list, { columns, filters: orderFilters })
  return (
    <section aria-label={t('Orders and payments')}>
      <Title order={2} mb="md">
        {t('Orders and payments')}
      </Title>
      <ListGrid
        list={list}
        rowName={(row) => seededName('plan', row.planInfo[0]?.name ?? '')}
        emptyDescription="Your orders appear here when you request a plan."
      />
    </section>
  )
}
