import type { hotlist } from '@corridor/contract/sales/hotlist/shapes'
import { formatNumber } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { statusFilter } from '../../../lib/list/filter/status-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { PublicMark } from './public-mark'
import { truncate } from './truncate'

// spec 2 §2: the table shows this much of a description.
const descriptionCharsShown = 50

export const hotlistColumns: readonly ColumnOf<typeof hotlist.list>[] = [
  {
    header: text('Name'),
    sort: 'name',
    card: 'title',
    cell: (row) => <TextLink to={paths.company.viewHotlist(row._id)}>{row.name}</TextLink>,
  },
  {
    header: text('Description'),
    sort: 'description',
    cell: ({ description }) => <span title={description}>{truncate(description, descriptionCharsShown)}</span>,
  },
  {
    header: text('Total Seats'),
    sort: 'totalSeats',
    numeric: true,
    card: 'fact',
    cell: (row) => formatNumber(row.totalSeats),
  },
  {
    header: text('Public'),
    sort: 'isPublic',
    card: 'fact',
    isNamed: true,
    cell: (row) => <PublicMark isPublic={row.isPublic} />,
  },
  { header: text('Status'), sort: 'status', card: 'fact', cell: (row) => <StatusBadge status={row.status} /> },
  {
    header: text('Created'),
    sort: 'createDate',
    cell: ({ createDate }) => <ShortDate value={createDate} />,
  },
]

export const hotlistFilters: FiltersOf<typeof hotlist.list> = {
  status: statusFilter,
  isPublic: {
    label: text('Public or private'),
    options: [
      { value: 'true', label: text('Public') },
      { value: 'false', label: text('Private') },
    ],
    toWire: (value) => value === 'true',
  },
}
