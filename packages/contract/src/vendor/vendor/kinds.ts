/** Visibilities of a vendor inside its company. Plain data: pages carry it without the validator. */
export const vendorVisibilities = ['private', 'units', 'company'] as const
export type VendorVisibility = (typeof vendorVisibilities)[number]

export const vendorVisibilityNames: Record<VendorVisibility, string> = {
  private: 'Private',
  units: 'Business Units',
  company: 'Company',
}

/** Types of vendors, by their place between a company and the client of the work, or the institution of a student. */
export const vendorTypes = [
  'prime-vendor',
  'implementation-partner',
  'managed-service-provider',
  'tier-1',
  'tier-2',
  'sub-vendor',
  'super-agent',
  'sub-agent',
] as const
export type VendorType = (typeof vendorTypes)[number]

export const vendorTypeNames: Record<VendorType, string> = {
  'prime-vendor': 'Prime Vendor',
  'implementation-partner': 'Implementation Partner',
  'managed-service-provider': 'Managed Service Provider',
  'tier-1': 'Tier 1',
  'tier-2': 'Tier 2',
  'sub-vendor': 'Sub-vendor',
  'super-agent': 'Super-agent',
  'sub-agent': 'Sub-agent',
}

/** Likenesses by which two vendors may be one. */
export const vendorLikenesses = ['name', 'domain', 'email', 'phone'] as const
export type VendorLikeness = (typeof vendorLikenesses)[number]

/** The primary business unit of a vendor that is the whole company's. */
export const wholeCompany = 'company'
