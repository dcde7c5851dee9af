/** The parts of a vendor that a merge chooses one by one. Plain data: pages carry it without the validator. */
export const vendorMergeFields = [
  'vendorName',
  'vendorType',
  'technologies',
  'website',
  'contactNumber',
  'fax',
  'email',
  'address',
  'federalId',
  'paymentTerms',
  'primaryOwner',
  'ownership',
  'vendorLead',
  'vendorVisibility',
  'sendRequirement',
  'sendHotlist',
  'groupStatus',
  'aboutVendor',
] as const
export type VendorMergeField = (typeof vendorMergeFields)[number]

/** Lists of a vendor that can be taken from both. */
export const vendorLists = ['technologies', 'ownership'] as const satisfies readonly VendorMergeField[]
