import type { MergeChoice, MergeChoices } from '@corridor/contract/records/merge/kinds'
import type { Vendor, VendorStepOne } from '@corridor/contract/vendor/vendor/shapes'
import { type VendorMergeField, vendorLists, vendorMergeFields } from '@corridor/contract/vendor/vendor-duplicate/kinds'
import { isSame } from '../../records/merge/changes.ts'
import type { Changes } from '../../records/merge/kind.ts'
import { eachOnce } from '../vendor/judge.ts'

export type VendorForm = VendorStepOne & Pick<Vendor, 'paymentTerms'>

/** Values that a vendor's own steps hold. */
export const valuesOf = (record: Vendor): VendorForm => ({
  primaryBusinessUnit: record.primaryBusinessUnit,
  vendorVisibility: record.vendorVisibility,
  businessUnits: record.businessUnits,
  vendorName: record.vendorName,
  federalId: record.federalId,
  website: record.website,
  contactNumber: record.contactNumber,
  fax: record.fax,
  email: record.email,
  address: record.address,
  country: record.country,
  state: record.state,
  city: record.city,
  zipCode: record.zipCode,
  sendRequirement: record.sendRequirement,
  sendHotlist: record.sendHotlist,
  primaryOwner: record.primaryOwner,
  ownership: record.ownership,
  vendorLead: record.vendorLead,
  technologies: record.technologies,
  aboutVendor: record.aboutVendor,
  vendorType: record.vendorType,
  groupStatus: record.groupStatus,
  paymentTerms: record.paymentTerms,
})

/** Fields that go together when one value of two is chosen; else a field is its own value. */
const together: Partial<Record<VendorMergeField, (keyof VendorForm)[]>> = {
  address: ['address', 'country', 'state', 'city', 'zipCode'],
  vendorVisibility: ['vendorVisibility', 'primaryBusinessUnit', 'businessUnits'],
}
const behind = (field: VendorMergeField): (keyof VendorForm)[] => together[field] ?? [field]
const isList = (field: VendorMergeField) => vendorLists.some((list) => list === field)

/**
 * Makes the values of a vendor once another is merged into it. Values without a choice are filled if they are empty, and lists come
 * together.
 */
export function mergeValues(kept: VendorForm, other: VendorForm, choices: MergeChoices<VendorMergeField>): VendorForm {
  const merged: Record<string, unknown> = { ...kept }
  for (const field of vendorMergeFields) {
    const choice = choices[field] ?? usualChoice(field, kept)
    for (const name of behind(field)) merged[name] = choose(choice, kept[name], other[name])
  }
  // Every value has one of two of its own kind.
  return merged as VendorForm
}

function usualChoice(field: VendorMergeField, kept: VendorForm): MergeChoice {
  if (isList(field)) return 'both'
  return behind(field).every((name) => kept[name] === null || kept[name] === '') ? 'other' : 'kept'
}

function choose(choice: MergeChoice, kept: unknown, other: unknown): unknown {
  if (choice === 'both') return eachOnce([...(kept as string[]), ...(other as string[])])
  return choice === 'kept' ? kept : other
}

/** Makes the values of the kept vendor once the two are split, and lists those that are others by now. */
export function splitValues({ before, merged }: Changes<VendorForm>, stands: VendorForm) {
  const names = Object.keys(merged) as (keyof VendorForm)[]
  return { values: before, changed: names.filter((name) => !isSame(merged[name], stands[name])) }
}
