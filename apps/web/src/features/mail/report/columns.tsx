import {
  type MailGrouping,
  type MailMeasure,
  mailGroupings,
  mailMeasureNames,
  mailMeasures,
} from '@corridor/contract/mail/report/kinds'
import type { MailReportRow, mailReport } from '@corridor/contract/mail/report/shapes'
import { dayIn } from '../../../lib/format/day-in'
import { formatNumber } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import type { ColumnOf, Filter } from '../../../lib/list/types'
import { toSearch } from '../../../lib/page/search'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { reportName } from './report-name'

const { company } = paths
const pageOf: Partial<Record<MailGrouping, (id: string) => string>> = {
  campaign: company.viewCampaign,
  template: company.viewEmailTemplate,
  group: company.viewVendorGroup,
}

function Name({ row }: { row: MailReportRow }) {
  const page = row.key !== '' && pageOf[row.grouping]
  const name = <bdi>{reportName(row)}</bdi>
  return page ? <TextLink to={page(row.key)}>{name}</TextLink> : name
}

const listOf: Partial<Record<MailMeasure, string>> = {
  submissions: company.listSubmission,
  placements: company.listPlacement,
}

/** A number, which opens what it counts. */
function Count({ row, measure }: { row: MailReportRow; measure: MailMeasure }) {
  const shown = formatNumber(row[measure])
  if (row[measure] === 0) return shown
  const list = listOf[measure]
  return (
    <TextLink
      to={list ?? company.reportMails}
      search={toSearch({ mails: row._id, ...(list ? {} : { outcome: measure }) })}
    >
      {shown}
    </TextLink>
  )
}

const cardFacts: readonly MailMeasure[] = ['sent', 'replied', 'requirements']

export const reportColumns: readonly ColumnOf<typeof mailReport.list>[] = [
  { header: text('Name'), sort: 'name', card: 'title', isLocked: true, cell: (row) => <Name row={row} /> },
  { header: text('Last sent'), sort: 'lastDate', cell: (row) => <ShortDate value={row.lastDate} /> },
  ...mailMeasures.map(
    (measure): ColumnOf<typeof mailReport.list> => ({
      header: mailMeasureNames[measure],
      sort: measure,
      numeric: true,
      ...(cardFacts.includes(measure) ? { card: 'fact' } : {}),
      cell: (row) => <Count row={row} measure={measure} />,
    }),
  ),
]

const groupingLabels: Record<MailGrouping, string> = {
  campaign: text('By campaign'),
  template: text('By template'),
  group: text('By vendor group'),
  member: text('By member'),
  week: text('By week'),
}
export const groupingOptions = mailGroupings.map((value) => ({ value, label: groupingLabels[value] }))

export const periodOptions = [
  { value: '7', label: text('Last 7 days') },
  { value: '30', label: text('Last 30 days') },
  { value: '90', label: text('Last 90 days') },
  { value: '365', label: text('Last 365 days') },
]

/** Both are chosen beside the columns. */
export const reportFilters: Record<'grouping' | 'from', Filter> = {
  grouping: { label: text('Counted by'), options: groupingOptions, isSearch: true },
  from: {
    label: text('Period'),
    options: periodOptions,
    isSearch: true,
    toWire: (value) => dayIn(1 - Number(value)),
  },
}
