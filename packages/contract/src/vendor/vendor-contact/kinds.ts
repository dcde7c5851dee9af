/** Types of vendor contacts. One is the primary contact. Plain data: pages carry it without the validator. */
export const vendorContactTypes = ['primary', 'recruiter', 'account-manager', 'accounts', 'other'] as const
export type VendorContactType = (typeof vendorContactTypes)[number]

export const vendorContactTypeNames: Record<VendorContactType, string> = {
  primary: 'Primary Contact',
  recruiter: 'Recruiter',
  'account-manager': 'Account Manager',
  accounts: 'Accounts',
  other: 'Other',
}

/** Number of contacts that a call saves. */
export const vendorContactsAtOnceMax = 100
