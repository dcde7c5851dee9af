/** Types of a vendor's documents. Plain data: pages carry it without the validator. */
export const vendorDocumentTypes = [
  'master-agreement',
  'non-disclosure',
  'work-order',
  'insurance',
  'tax-form',
  'registration',
  'other',
] as const
export type VendorDocumentType = (typeof vendorDocumentTypes)[number]

export const vendorDocumentTypeNames: Record<VendorDocumentType, string> = {
  'master-agreement': 'Master agreement',
  'non-disclosure': 'Non-disclosure agreement',
  'work-order': 'Work order',
  insurance: 'Certificate of insurance',
  'tax-form': 'Tax form',
  registration: 'Registration',
  other: 'Other',
}

/** Documents that a call saves at most. */
export const vendorDocumentsAtOnceMax = 50
/** Days before its end on which a document reminds whoever added it. */
export const expiryReminderDays = 30
