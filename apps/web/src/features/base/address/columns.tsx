import type { address, City, Country, State } from '@corridor/contract/base/address/shapes'
import type { SortName } from '@corridor/contract/wire/list'
import { countryName } from '../../../lib/format/country-name'
import { text } from '../../../lib/language/text'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { WrittenName } from '../../../lib/list/column/written-name'
import type { Column } from '../../../lib/list/types'
import { type AddressLevel, paths } from '../../../paths'
import { TextLink } from '../../../ui/link'

/** A row of any of the three lists: what one level lacks is absent. */
export type Address = Pick<Country, '_id' | 'version' | 'name' | 'status'> &
  Partial<Country> &
  Partial<Pick<State, 'country' | 'countryInfo'>> &
  Partial<Pick<City, 'state' | 'stateInfo'>>

type Ordered<Level extends AddressLevel> = Column<Address, SortName<(typeof address)[Level]['list']>>
type Common = Column<Address, 'name' | 'status'>

const nameOf = (level: AddressLevel): Common => ({
  header: text('Name'),
  sort: 'name',
  cell: (row) => (
    <WrittenName written={row.name} shown={level === 'country' ? countryName(row) : row.name}>
      <TextLink to={paths.admin.editAddress(level, row._id)}>{row.name}</TextLink>
    </WrittenName>
  ),
  card: 'title',
})
const status: Common = {
  header: text('Status'),
  sort: 'status',
  cell: (row) => <StatusBadge status={row.status} />,
  card: 'fact',
  width: 160,
}

export const addressColumns: { [Level in AddressLevel]: readonly Ordered<Level>[] } = {
  country: [
    nameOf('country'),
    { header: text('Code'), sort: 'code', cell: (row) => row.code ?? '', width: 120 },
    { header: text('Phone code'), cell: (row) => <bdi dir="ltr">{row.phoneCode ?? ''}</bdi>, card: 'fact', width: 140 },
    status,
  ],
  state: [
    nameOf('state'),
    { header: text('Country'), sort: 'country', cell: (row) => row.countryInfo?.map(countryName), card: 'fact' },
    status,
  ],
  city: [
    nameOf('city'),
    { header: text('State'), sort: 'state', cell: (row) => row.stateInfo?.[0]?.name ?? '', card: 'fact' },
    status,
  ],
}
