import type { LookupKind } from '@corridor/contract/base/lookup/kinds'
import type { lookup } from '@corridor/contract/base/lookup/shapes'
import { seededName } from '../../../lib/format/seeded-name'
import { text } from '../../../lib/language/text'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { WrittenName } from '../../../lib/list/column/written-name'
import type { ColumnOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'

const aliasesColumn: ColumnOf<typeof lookup.skill.list> = {
  header: text('Aliases'),
  cell: (row) => row.aliases.join(', '),
  card: 'fact',
}

export const lookupColumns = (kind: LookupKind): readonly ColumnOf<typeof lookup.skill.list>[] => [
  {
    header: text('Name'),
    sort: 'name',
    cell: (row) => (
      <WrittenName written={row.name} shown={seededName(kind, row.name)}>
        <TextLink to={paths.admin.editLookup(kind, row._id)}>{row.name}</TextLink>
      </WrittenName>
    ),
    card: 'title',
  },
  ...(kind === 'skill' ? [aliasesColumn] : []),
  {
    header: text('Status'),
    sort: 'status',
    cell: (row) => <StatusBadge status={row.status} />,
    card: 'fact',
    width: 160,
  },
]
