import {
  type PaymentMatch,
  type PaymentState,
  paymentMatches,
  paymentMatchNames,
  paymentStateNames,
  paymentStates,
} from '@corridor/contract/agency/commission-payment/kinds'
import type { commissionPayment } from '@corridor/contract/agency/commission-payment/shapes'
import { formatMoney, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { Badge, type Tone } from '../../../ui/badge'

const matchTones: Record<PaymentMatch, Tone> = {
  fits: 'good',
  differs: 'attention',
  unknown: 'attention',
  twice: 'danger',
}
const stateTones: Record<PaymentState, Tone> = { waiting: 'attention', counted: 'good', 'set-aside': 'neutral' }

function Said({ name, tone }: { name: string; tone: Tone }) {
  const { t } = useTranslation()
  return <Badge tone={tone}>{t(name)}</Badge>
}

export const paymentColumns: readonly ColumnOf<typeof commissionPayment.list>[] = [
  {
    header: text('Student'),
    sort: 'studentName',
    card: 'title',
    isLocked: true,
    cell: (row) => <bdi>{row.studentName || row.studentNumber}</bdi>,
  },
  { header: text('Programme'), cell: (row) => <bdi>{row.programmeName}</bdi> },
  { header: text('Amount'), numeric: true, card: 'fact', cell: (row) => formatMoney(row.amount, row.currency) },
  {
    header: text('Match'),
    card: 'fact',
    cell: ({ match }) => <Said name={paymentMatchNames[match]} tone={matchTones[match]} />,
  },
  {
    header: text('Status'),
    card: 'fact',
    cell: ({ state }) => <Said name={paymentStateNames[state]} tone={stateTones[state]} />,
  },
  {
    header: text('Commission'),
    cell: ({ commissionInfo: [of] }) => of && <bdi>{`${of.studentName} · ${of.institution}`}</bdi>,
  },
  {
    header: text('Claimed'),
    numeric: true,
    cell: ({ commissionInfo: [of], currency }) => (of?.claimed ? formatMoney(of.claimed, currency) : null),
  },
  { header: text('Paid on'), sort: 'date', cell: (row) => <ShortDate value={row.date} /> },
  { header: text('Reference'), isHidden: true, cell: (row) => <bdi>{row.reference}</bdi> },
  { header: text('Student number'), isHidden: true, cell: (row) => <bdi>{row.studentNumber}</bdi> },
  { header: text('Added by'), isHidden: true, cell: (row) => ownerName(row.userInfo) },
  { header: text('Added'), sort: 'createDate', isHidden: true, cell: (row) => <ShortDate value={row.createDate} /> },
]

export const paymentFilters: FiltersOf<typeof commissionPayment.list> = {
  state: {
    label: text('Status'),
    options: paymentStates.map((value) => ({ value, label: paymentStateNames[value] })),
  },
  match: {
    label: text('Match'),
    options: paymentMatches.map((value) => ({ value, label: paymentMatchNames[value] })),
  },
}
