import type { Lookup } from '@corridor/contract/lookup'
import type { LookupKind } from '@corridor/contract/lookup-kinds'
import { StatusBadge } from '../../lib/list/status-badge'
import type { Column } from '../../lib/list/types'
import { text } from '../../lib/text'
import { paths } from '../../paths'
import { TextLink } from '../../ui/link'

export const lookupColumns = (kind: LookupKind): readonly Column<Lookup>[] => [
  {
    header: text('Name'),
    sort: 'name',
    cell: (row) => <TextLink to={paths.admin.editLookup(kind, row._id)}>{row.name}</TextLink>,
    card: 'title',
  },
  {
    header: text('Status'),
    sort: 'status',
    cell: (row) => <StatusBadge status={row.status} />,
    card: 'fact',
    width: 160,
  },
]
