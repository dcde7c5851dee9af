/** Records that stand below a vendor and have entries of their own in its timeline. Plain data: pages carry it without the validator. */
export const vendorPartTitles = {
  'vendor-contact': 'Vendor Contact',
  'vendor-note': 'Vendor Note',
  'vendor-document': 'Vendor Document',
  'vendor-format': 'Vendor Submission Format',
  'vendor-bank': 'Vendor Bank Account',
} as const
export type VendorPart = keyof typeof vendorPartTitles
export const vendorParts = Object.keys(vendorPartTitles) as [VendorPart, ...VendorPart[]]

export const vendorHappenings = [
  'added',
  'changed',
  'deleted',
  'restored',
  'merged',
  'split',
  'put into a group',
  'taken out of a group',
  'mail',
] as const
export type VendorHappening = (typeof vendorHappenings)[number]
