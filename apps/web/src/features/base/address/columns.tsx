import type { City, Country, State } from '@corridor/contract/base/address/shapes'
import { StatusBadge } from '../../../lib/list/status-badge'
import type { Column } from '../../../lib/list/types'
import { text } from '../../../lib/text'
import { type AddressLevel, paths } from '../../../paths'
import { TextLink } from '../../../ui/link'

/** A row of any of the three lists: what one level lacks is absent. */
export type Address = Pick<Country, '_id' | 'version' | 'name' | 'status'> &
  Partial<Country> &
  Partial<Pick<State, 'country' | 'countryInfo'>> &
  Partial<Pick<City, 'state' | 'stateInfo'>>

const nameOf = (level: AddressLevel): Column<Address> => ({
  header: text('Name'),
  sort: 'name',
  cell: (row) => <TextLink to={paths.admin.editAddress(level, row._id)}>{row.name}</TextLink>,
  card: 'title',
})
const status: Column<Address> = {
  header: text('Status'),
  sort: 'status',
  cell: (row) => <StatusBadge status={row.status} />,
  card: 'fact',
  width: 160,
}

export const addressColumns: Record<AddressLevel, readonly Column<Address>[]> = {
  country: [
    nameOf('country'),
    { header: text('Code'), sort: 'code', cell: (row) => row.code ?? '', width: 120 },
    { header: text('Phone code'), cell: (row) => <bdi dir="ltr">{row.phoneCode ?? ''}</bdi>, card: 'fact', width: 140 },
    status,
  ],
  state: [
    nameOf('state'),
    { header: text('Country'), sort: 'country', cell: (row) => row.countryInfo?.[0]?.name ?? '', card: 'fact' },
    status,
  ],
  city: [
    nameOf('city'),
    { header: text('State'), sort: 'state', cell: (row) => row.stateInfo?.[0]?.name ?? '', card: 'fact' },
    status,
  ],
}
