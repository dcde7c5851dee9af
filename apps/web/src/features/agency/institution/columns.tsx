import type { institution } from '@corridor/contract/agency/institution/shapes'
import { api } from '../../../lib/call/client'
import { countryName } from '../../../lib/format/country-name'
import { formatNumber, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import { InactiveMark, StatusBadge } from '../../../lib/list/column/status-badge'
import { recordFilter } from '../../../lib/list/filter/record-filter'
import { statusFilter } from '../../../lib/list/filter/status-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { ContractBadge } from '../institution-contract/exports/contract-badge'

export const institutionColumns: readonly ColumnOf<typeof institution.list>[] = [
  {
    header: text('Name'),
    sort: 'name',
    card: 'title',
    isLocked: true,
    face: (row) => ({ kind: 'company', name: row.name, of: row._id }),
    cell: (row) => (
      <>
        <TextLink to={paths.company.viewInstitution(row._id)}>
          <bdi>{row.name}</bdi>
        </TextLink>{' '}
        <InactiveMark status={row.status} />
      </>
    ),
  },
  {
    header: text('Country'),
    sort: 'country',
    card: 'fact',
    cell: ({ countryInfo: [country] }) => country && <bdi>{countryName(country)}</bdi>,
  },
  { header: text('City'), sort: 'city', cell: (row) => <bdi>{row.city}</bdi> },
  { header: text('Programmes'), numeric: true, cell: (row) => formatNumber(row.programmes) },
  {
    header: text('Next deadline'),
    card: 'fact',
    cell: ({ nextDeadline }) => nextDeadline && <ShortDate value={nextDeadline} />,
  },
  { header: text('Contract'), card: 'fact', cell: ({ contract }) => contract && <ContractBadge contract={contract} /> },
  { header: text('Added by'), isHidden: true, cell: (row) => <bdi>{ownerName(row.userInfo)}</bdi> },
  {
    header: text('Updated'),
    sort: 'updateDate',
    isHidden: true,
    cell: ({ updateDate }) => <ShortDate value={updateDate} />,
  },
  { header: text('Status'), sort: 'status', isHidden: true, cell: (row) => <StatusBadge status={row.status} /> },
]

export const institutionFilters: FiltersOf<typeof institution.list> = {
  country: recordFilter({
    label: text('Country'),
    source: api.address.country.list,
    nameOf: countryName,
    writtenName: ({ name }) => name,
  }),
  status: statusFilter,
}
