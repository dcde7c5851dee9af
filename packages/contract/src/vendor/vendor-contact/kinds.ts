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

/** Contacts that a call saves at most. */
export const vendorContactsAtOnceMax = 100
