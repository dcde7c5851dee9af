import { groupTypeNames, groupTypes } from '@corridor/contract/vendor/vendor-group/kinds'
import type { VendorGroup, vendorGroup } from '@corridor/contract/vendor/vendor-group/shapes'
import { formatNumber, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { InactiveMark, StatusBadge } from '../../../lib/list/column/status-badge'
import { statusFilter } from '../../../lib/list/filter/status-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'

export function GroupTypeName({ type }: { type: VendorGroup['groupType'] }) {
  const { t } = useTranslation()
  return t(groupTypeNames[type])
}

/** How many were chosen, and whether a rule finds more. */
function Chosen({ group: { chosenVendors, rule } }: { group: VendorGroup }) {
  const { t } = useTranslation()
  const chosen = t('{n} chosen', { n: formatNumber(chosenVendors) })
  return rule ? `${chosen} · ${t('by rule')}` : chosen
}

export const groupColumns: readonly ColumnOf<typeof vendorGroup.list>[] = [
  {
    header: text('Group Name'),
    sort: 'name',
    card: 'title',
    isLocked: true,
    cell: (row) => (
      <>
        {' '}
        <TextLink to={paths.company.viewVendorGroup(row._id)}>
          <bdi>{row.groupName}</bdi>
        </TextLink>{' '}
        <InactiveMark status={row.status} />
      </>
    ),
  },
  { header: text('Description'), cell: (row) => <bdi>{row.description}</bdi> },
  { header: text('Vendors'), card: 'fact', cell: (row) => <Chosen group={row} /> },
  {
    header: text('Group Type'),
    sort: 'groupType',
    card: 'fact',
    cell: (row) => <GroupTypeName type={row.groupType} />,
  },
  { header: text('Region'), cell: (row) => row.regionInfo[0]?.name },
  { header: text('Added by'), isHidden: true, cell: (row) => ownerName(row.userInfo) },
  { header: text('Status'), sort: 'status', isHidden: true, cell: (row) => <StatusBadge status={row.status} /> },
  {
    header: text('Created'),
    sort: 'createDate',
    isHidden: true,
    cell: ({ createDate }) => <ShortDate value={createDate} />,
  },
]

export const groupFilters: FiltersOf<typeof vendorGroup.list> = {
  status: statusFilter,
  groupType: {
    label: text('Group Type'),
    options: groupTypes.map((value) => ({ value, label: groupTypeNames[value] })),
  },
}
