/** The choices of the onboarding (spec 3 §3). Plain data: pages and menus carry it without the validator. */

export const addressTypes = [
  'communication',
  'headOffice',
  'adminOffice',
  'branchOffice',
  'registeredOffice',
  'billingAddress',
  'shippingAddress',
  'other',
] as const
export type AddressType = (typeof addressTypes)[number]

/** Names of the types of locations (spec 3 §3.3). */
export const addressTypeNames: Record<AddressType, string> = {
  communication: 'Communication Address',
  headOffice: 'Head Office',
  adminOffice: 'Admin Office',
  branchOffice: 'Branch Office',
  registeredOffice: 'Registered Office',
  billingAddress: 'Billing Address',
  shippingAddress: 'Shipping Address',
  other: 'Other Address',
}

export const authorityTypes = [
  'agreementSigningAuthority',
  'headCanadaTeam',
  'admissionCoordinatorCanada',
  'headUsaTeam',
  'admissionCoordinatorUsa',
  'headUkTeam',
  'admissionCoordinatorUk',
  'headAustraliaTeam',
  'admissionCoordinatorAustralia',
  'headNzTeam',
  'admissionCoordinatorNz',
] as const
export type AuthorityType = (typeof authorityTypes)[number]

export const authorityPositions = [
  'ownerFounder',
  'partner',
  'directorMdCeo',
  'proprietor',
  'signingAuthorityByLaw',
  'countryHead',
  'selfPerson',
] as const
export type AuthorityPosition = (typeof authorityPositions)[number]

export const companyDocumentTypes = [
  'visitingCard',
  'panCard',
  'idProof',
  'gstCertificate',
  'licenceDocument',
  'authorityLetter',
  'cancelledCheque',
] as const
export type CompanyDocumentType = (typeof companyDocumentTypes)[number]

/** Messages for a document that is neither there nor spared. */
export const documentMissing: Record<CompanyDocumentType, { message: string }> = {
  visitingCard: { message: 'Visiting Card is required' },
  panCard: { message: 'PAN Card is required' },
  idProof: { message: 'ID Proof is required' },
  gstCertificate: { message: 'GST Certificate is required' },
  licenceDocument: { message: 'Licence Document is required' },
  authorityLetter: { message: 'Authority Letter is required' },
  cancelledCheque: { message: 'Cancelled Cheque is required' },
}

/** Documents that some countries alone know, by their ISO codes. */
export const documentCountries: Partial<Record<CompanyDocumentType, readonly string[]>> = {
  panCard: ['IN'],
  // Countries in which the tax is called goods and services tax, and whoever is registered has a number.
  gstCertificate: ['AU', 'BT', 'CA', 'IN', 'JE', 'MV', 'NZ', 'PG', 'SG'],
}

/**
 * Documents that a company may not have, with the names of its two answers: `has…` true says *Don't Have*, `needs…` true *Don't Need*
 * (product.md, Wire names). The others are always required.
 */
export const documentFlags = {
  panCard: { lacks: 'hasPanCard', spares: 'needsPanCard' },
  idProof: { lacks: 'hasIdProof', spares: 'needsIdProof' },
  gstCertificate: { lacks: 'hasGst', spares: 'needsGst' },
  licenceDocument: { lacks: 'hasLicence', spares: 'needsLicence' },
} as const satisfies Partial<Record<CompanyDocumentType, { lacks: string; spares: string }>>

/** Each source with the field that names it closer, and the values that it may take; null is a free text of that length. */
export const referenceDetails = {
  SOCIAL_MEDIA: {
    field: 'socialMedia',
    values: [
      'INSTAGRAM',
      'TWITTER',
      'LINKEDIN',
      'TIKTOK',
      'YOUTUBE',
      'SNAPCHAT',
      'PINTEREST',
      'REDDIT',
      'TELEGRAM',
      'TUMBLR',
      'VIMEO',
      'WECHAT',
      'DISCORD',
    ],
  },
  WEBSITE: { field: 'website', charsMax: 100 },
  NEWS_PAPER: { field: 'newspaperType', values: ['NATIONAL_NEWSPAPER', 'REGIONAL_NEWSPAPER', 'MAGAZINE'] },
  TV_ADS: { field: 'tvAdsType', values: ['NATIONAL_TV', 'REGIONAL_TV'] },
  RADIO_ADS: { field: 'radioAdsType', values: ['NATIONAL_RADIO', 'REGIONAL_RADIO'] },
  MARKETING_EMAIL: { field: 'marketingEmailType', values: ['EMAIL'] },
  MARKETING_SMS: { field: 'marketingSmsType', values: ['SMS'] },
  MARKETING_WHATSAPP: { field: 'marketingWhatsappType', values: ['WHATSAPP'] },
  OLD_REFERENCE: { field: 'oldReference', charsMax: 30 },
  EXECUTIVE_REFERENCE: { field: 'executiveReference', charsMax: 30 },
  OTHER: { field: 'otherReference', charsMax: 30 },
} as const
export type ReferenceSource = keyof typeof referenceDetails

/** Position of the bar on each page, in percent; a completed onboarding is 100 (spec 3 §2.2, product.md). */
export const stepProgress = [0, 10, 35, 60, 80, 90] as const
export const onboardingSteps = 6
