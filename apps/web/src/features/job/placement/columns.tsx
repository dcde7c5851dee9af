import { type PlacementState, placementStateNames, placementStates } from '@corridor/contract/job/placement/kinds'
import type { placement } from '@corridor/contract/job/placement/shapes'
import { api } from '../../../lib/call/client'
import { dayIn } from '../../../lib/format/day-in'
import { formatName, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import { ofAnyStatus, recordFilter } from '../../../lib/list/filter/record-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { RateText } from '../../candidate/candidate/exports/rate'
import { mailsFilter } from '../submission/exports/mails-filter'
import { MarginText } from '../submission/exports/margin-text'
import { PlacementBadge } from './state-badge'

export const placementColumns: readonly ColumnOf<typeof placement.list>[] = [
  {
    header: text('Candidate'),
    sort: 'candidate',
    card: 'title',
    isLocked: true,
    face: ({ candidateInfo: [person] }) => person && { kind: 'person', name: formatName(person), of: person._id },
    cell: ({ _id, candidateInfo: [person] }) => (
      <TextLink to={paths.company.viewPlacement(_id)}>{person && <bdi>{formatName(person)}</bdi>}</TextLink>
    ),
  },
  { header: text('Job'), sort: 'job', card: 'fact', cell: (row) => <bdi>{row.jobInfo[0]?.name}</bdi> },
  { header: text('Client'), cell: (row) => <bdi>{row.clientInfo[0]?.name}</bdi> },
  { header: text('Status'), card: 'fact', cell: (row) => <PlacementBadge state={row.state} /> },
  { header: text('Start'), sort: 'startDate', card: 'fact', cell: (row) => <ShortDate value={row.startDate} /> },
  {
    header: text('End'),
    sort: 'endDate',
    card: 'fact',
    cell: (row) => row.endDate && <ShortDate value={row.endDate} />,
  },
  { header: text('Rate'), cell: (row) => <RateText rate={row.bill} /> },
  { header: text('Pay'), isHidden: true, cell: (row) => <RateText rate={row.pay} /> },
  { header: text('Margin'), cell: (row) => <MarginText margin={row.margin} /> },
  { header: text('PO number'), isHidden: true, cell: (row) => <bdi>{row.poNumber}</bdi> },
  { header: text('Added by'), isHidden: true, cell: (row) => ownerName(row.userInfo) },
  { header: text('Added'), sort: 'createDate', isHidden: true, cell: (row) => <ShortDate value={row.createDate} /> },
  { header: text('Updated'), sort: 'updateDate', isHidden: true, cell: (row) => <ShortDate value={row.updateDate} /> },
]

const isState = (value: string): value is PlacementState => value in placementStateNames

export const placementFilters: FiltersOf<typeof placement.list> = {
  state: {
    label: text('Status'),
    options: placementStates.map((value) => ({ value, label: placementStateNames[value] })),
    makesSense: isState,
  },
  endsBy: {
    label: text('Ends soon'),
    options: [
      { value: '14', label: text('In two weeks') },
      { value: '30', label: text('In 30 days') },
      { value: '60', label: text('In 60 days') },
    ],
    toWire: (value) => dayIn(Number(value)),
  },
  mails: mailsFilter,
  client: recordFilter({
    label: text('Client'),
    source: api.client.list,
    nameOf: (row) => row.name,
    among: ofAnyStatus,
  }),
  candidate: recordFilter({
    label: text('Candidate'),
    source: api.candidate.list,
    nameOf: (row) => formatName(row),
    among: ofAnyStatus,
  }),
}
