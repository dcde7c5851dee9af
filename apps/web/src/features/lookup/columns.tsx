import type { Lookup } from '@corridor/contract/lookup'
import { StatusBadge } from '../../lib/list/status-badge'
import type { Column } from '../../lib/list/types'
import { text } from '../../lib/text'

export const lookupColumns: readonly Column<Lookup>[] = [
  { header: text('Name'), sort: 'name', cell: (row) => row.name, card: 'title' },
  {
    header: text('Status'),
    sort: 'status',
    cell: (row) => <StatusBadge status={row.status} />,
    card: 'fact',
    width: 160,
  },
]
