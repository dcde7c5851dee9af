import type { client } from '@corridor/contract/job/client/shapes'
import { ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import { InactiveMark, StatusBadge } from '../../../lib/list/column/status-badge'
import { statusFilter } from '../../../lib/list/filter/status-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'

export const clientColumns: readonly ColumnOf<typeof client.list>[] = [
  {
    header: text('Name'),
    sort: 'name',
    card: 'title',
    isLocked: true,
    face: (row) => ({ kind: 'company', name: row.name, of: row._id }),
    cell: (row) => (
      <>
        {' '}
        <TextLink to={paths.company.viewClient(row._id)}>
          <bdi>{row.name}</bdi>
        </TextLink>{' '}
        <InactiveMark status={row.status} />
      </>
    ),
  },
  { header: text('Aliases'), card: 'fact', cell: (row) => <bdi>{row.aliases.join(', ')}</bdi> },
  { header: text('Website'), cell: (row) => <bdi dir="ltr">{row.website}</bdi> },
  { header: text('Added by'), cell: (row) => ownerName(row.userInfo) },
  {
    header: text('Updated'),
    sort: 'updateDate',
    cell: ({ updateDate }) => <ShortDate value={updateDate} />,
  },
  { header: text('Status'), sort: 'status', isHidden: true, cell: (row) => <StatusBadge status={row.status} /> },
  {
    header: text('Created'),
    sort: 'createDate',
    isHidden: true,
    cell: ({ createDate }) => <ShortDate value={createDate} />,
  },
]

export const clientFilters: FiltersOf<typeof client.list> = { status: statusFilter }
