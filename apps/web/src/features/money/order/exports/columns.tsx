import type { Order, order } from '@corridor/contract/money/order/shapes'
import { type OrderState, orderStates, planPeriodNames, planPeriods } from '@corridor/contract/money/plan/terms'
import { formatMoney } from '../../../../lib/format/format'
import { ShortDate } from '../../../../lib/format/short-date'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import type { ColumnOf, FiltersOf } from '../../../../lib/list/types'
import { Badge, type Tone } from '../../../../ui/badge'

const states: Record<OrderState, { label: string; tone: Tone }> = {
  open: { label: text('Awaiting payment'), tone: 'attention' },
  paid: { label: text('Paid'), tone: 'good' },
  refused: { label: text('Refused'), tone: 'danger' },
  withdrawn: { label: text('Withdrawn'), tone: 'neutral' },
  refunded: { label: text('Refunded'), tone: 'neutral' },
}

export function OrderBadge({ status }: { status: OrderState }) {
  const { t } = useTranslation()
  return <Badge tone={states[status].tone}>{t(states[status].label)}</Badge>
}

function Period({ order }: { order: Order }) {
  const { t } = useTranslation()
  return t(planPeriodNames[order.period])
}

/** Columns of orders that a company and an administrator both see. */
export const orderColumns: readonly ColumnOf<typeof order.list>[] = [
  { header: text('Billing period'), cell: (row) => <Period order={row} /> },
  {
    header: text('Amount'),
    sort: 'amount',
    numeric: true,
    card: 'fact',
    cell: (row) => formatMoney(row.amount, row.currency),
  },
  { header: text('Status'), sort: 'status', card: 'fact', cell: (row) => <OrderBadge status={row.status} /> },
  { header: text('Requested'), sort: 'createDate', card: 'fact', cell: (row) => <ShortDate value={row.createDate} /> },
  { header: text('Paid on'), sort: 'paidDate', cell: (row) => row.paidDate && <ShortDate value={row.paidDate} /> },
]

export const orderFilters: FiltersOf<typeof order.list> = {
  status: {
    label: text('Status'),
    options: orderStates.map((value) => ({ value, label: states[value].label })),
  },
  period: {
    label: text('Billing period'),
    options: planPeriods.map((value) => ({ value, label: planPeriodNames[value] })),
  },
}
