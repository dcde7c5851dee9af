import { vendorTypeNames, vendorTypes } from '@corridor/contract/vendor/vendor/kinds'
import type { Vendor, vendor } from '@corridor/contract/vendor/vendor/shapes'
import { api } from '../../../lib/call/client'
import { countryName } from '../../../lib/format/country-name'
import { formatName, formatNumber } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { InactiveMark, StatusBadge } from '../../../lib/list/column/status-badge'
import { ofAnyStatus, recordFilter } from '../../../lib/list/filter/record-filter'
import { statusFilter } from '../../../lib/list/filter/status-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { PhoneLink } from '../../../lib/record/phone-link'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { answeredOptions } from './exports/answered-options'
import { placeOf } from './exports/place-of'

const dayMs = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
const yesNo = [
  { value: 'true', label: text('Yes') },
  { value: 'false', label: text('No') },
]
const isTrue = (value: string) => value === 'true'

export function VendorTypeName({ type }: { type: Vendor['vendorType'] }) {
  const { t } = useTranslation()
  return type && t(vendorTypeNames[type])
}

function YesNo({ isYes }: { isYes: boolean }) {
  const { t } = useTranslation()
  return t(isYes ? 'Yes' : 'No')
}

const nameColumn: ColumnOf<typeof vendor.list> = {
  header: text('Vendor Name'),
  sort: 'name',
  card: 'title',
  isLocked: true,
  face: (row) => ({ kind: 'company', name: row.vendorName, of: row._id }),
  cell: (row) => (
    <>
      <TextLink to={paths.company.viewVendor(row._id)}>
        <bdi>{row.vendorName}</bdi>
      </TextLink>{' '}
      <InactiveMark status={row.status} />
    </>
  ),
}

export const vendorColumns: readonly ColumnOf<typeof vendor.list>[] = [
  nameColumn,
  {
    header: text('Vendor Type'),
    sort: 'vendorType',
    card: 'fact',
    cell: (row) => <VendorTypeName type={row.vendorType} />,
  },
  { header: text('Technologies'), cell: (row) => <bdi>{row.technologies.join(', ')}</bdi> },
  { header: text('Contact Person'), card: 'fact', cell: (row) => <bdi>{row.primaryContact?.contactPerson}</bdi> },
  { header: text('Location'), cell: (row) => <bdi>{placeOf(row)}</bdi> },
  { header: text('Primary Owner'), cell: ({ primaryOwnerInfo: [owner] }) => owner && <bdi>{formatName(owner)}</bdi> },
  {
    header: text('Updated'),
    sort: 'updateDate',
    cell: ({ updateDate }) => <ShortDate value={updateDate} />,
  },
  { header: text('Status'), sort: 'status', isHidden: true, cell: (row) => <StatusBadge status={row.status} /> },
  { header: text('Email'), isHidden: true, cell: (row) => <bdi dir="ltr">{row.email}</bdi> },
  {
    header: text('Contact Number'),
    isHidden: true,
    cell: (row) => row.contactNumber && <PhoneLink phone={row.contactNumber} />,
  },
  { header: text('Website'), isHidden: true, cell: (row) => <bdi dir="ltr">{row.website}</bdi> },
  { header: text('Contacts'), isHidden: true, numeric: true, cell: (row) => formatNumber(row.totalContacts) },
  {
    header: text('Send Requirement'),
    isHidden: true,
    isNamed: true,
    cell: (row) => <YesNo isYes={row.sendRequirement} />,
  },
  { header: text('Send Hotlist'), isHidden: true, isNamed: true, cell: (row) => <YesNo isYes={row.sendHotlist} /> },
  {
    header: text('Created'),
    sort: 'createDate',
    isHidden: true,
    cell: ({ createDate }) => <ShortDate value={createDate} />,
  },
]

const SkillsBox = late(() => import('../../base/lookup/exports/skills-box'))
const PlaceBox = late(() => import('./place-box'))

export const vendorFilters: FiltersOf<typeof vendor.list> = {
  status: statusFilter,
  vendorType: {
    label: text('Vendor Type'),
    options: vendorTypes.map((value) => ({ value, label: vendorTypeNames[value] })),
  },
  technologies: { label: text('Technologies'), Control: SkillsBox, toWire: (value) => value.split(',') },
  country: recordFilter({ label: text('Country'), source: api.address.country.list, nameOf: countryName }),
  state: { label: text('State'), Control: PlaceBox },
  city: { label: text('City'), Control: PlaceBox },
  businessUnit: recordFilter({
    label: text('Business Unit'),
    source: api.unit.list,
    nameOf: (row) => row.name,
    among: ofAnyStatus,
  }),
  sendRequirement: { label: text('Send Requirement'), options: yesNo, toWire: isTrue },
  sendHotlist: { label: text('Send Hotlist'), options: yesNo, toWire: isTrue },
  answeredWithin: { label: text('Answered a campaign'), options: answeredOptions, toWire: Number },
  noBounce: { label: text('No mail came back'), options: yesNo, toWire: isTrue },
  neverWritten: { label: text('Never written to'), options: yesNo, toWire: isTrue },
  updatedSince: {
    label: text('Activity'),
    options: [
      { value: '7', label: text('In the last 7 days') },
      { value: '30', label: text('In the last 30 days') },
      { value: '90', label: text('In the last 90 days') },
    ],
    toWire: (value) => dayBefore(Number(value)),
  },
}
