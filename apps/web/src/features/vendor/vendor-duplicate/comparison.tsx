import { vendorTypeNames, vendorVisibilityNames } from '@corridor/contract/vendor/vendor/kinds'
import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { type VendorMergeField, vendorMergeFields } from '@corridor/contract/vendor/vendor-duplicate/kinds'
import type { Comparison } from '../../../lib/duplicate/doubles'
import { formatList, formatName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { detailLabels } from '../vendor/exports/detail-labels'
import { placeOf } from '../vendor/exports/place-of'

const both = text('All of both')

/** The parts of two vendors that are compared. */
export const vendorComparison: Comparison<Vendor, VendorMergeField> = {
  fields: vendorMergeFields,
  words: { ...detailLabels, paymentTerms: text('Payment Terms') },
  both: {
    technologies: { label: both, hotkey: 'b', keyLabel: text('Take the technologies of both') },
    ownership: { label: both },
  },
  comparable,
  Value,
}

function comparable(field: VendorMergeField, vendor: Vendor): string {
  if (field === 'technologies' || field === 'ownership') return vendor[field].join()
  if (field === 'address') return addressOf(vendor)
  if (field === 'vendorVisibility') {
    return [vendor.vendorVisibility, vendor.primaryBusinessUnit, ...vendor.businessUnits].join()
  }
  return String(vendor[field] ?? '')
}

const addressOf = (vendor: Vendor) => [vendor.address, vendor.zipCode, placeOf(vendor)].filter(Boolean).join(', ')

function Value({ field, record: vendor }: { field: VendorMergeField; record: Vendor }) {
  const { t } = useTranslation()
  switch (field) {
    case 'sendRequirement':
    case 'sendHotlist':
      return t(vendor[field] ? 'Yes' : 'No')
    case 'groupStatus':
      return t(vendor.status === 'active' ? 'Active' : 'Inactive')
    case 'vendorType':
      return vendor.vendorType && t(vendorTypeNames[vendor.vendorType])
    case 'vendorVisibility':
      return visibilityOf(vendor, t(vendorVisibilityNames[vendor.vendorVisibility]))
    default:
      return <bdi>{textOf(field, vendor)}</bdi>
  }
}

function visibilityOf({ primaryBusinessUnitInfo, businessUnitsInfo }: Vendor, visibility: string) {
  const units = [...primaryBusinessUnitInfo, ...businessUnitsInfo].map(({ name }) => name)
  return dotted(visibility, ...new Set(units))
}

type Plain = Exclude<
  VendorMergeField,
  'sendRequirement' | 'sendHotlist' | 'groupStatus' | 'vendorType' | 'vendorVisibility'
>

function textOf(field: Plain, vendor: Vendor): string | null {
  const people = (some: Vendor['ownershipInfo']) => formatList(some.map((person) => formatName(person)))
  if (field === 'technologies') return vendor.technologies.join(', ')
  if (field === 'address') return addressOf(vendor)
  if (field === 'ownership') return people(vendor.ownershipInfo)
  if (field === 'primaryOwner') return people(vendor.primaryOwnerInfo)
  if (field === 'vendorLead') return people(vendor.vendorLeadInfo)
  return vendor[field]
}
