/** The parts of a company's data that an administrator verifies, each by itself (spec 1 §3). Plain data: pages carry it without the validator. */
export const companySections = [
  'companyPersonName',
  'officeAddress',
  'contactDetails',
  'bankDetails',
  'socialMedia',
  'referenceBy',
  'agreement',
  'repCertificate',
  'pdfMaster',
] as const
export type CompanySection = (typeof companySections)[number]

/** Names of the sections (spec 1 §2). */
export const companySectionNames: Record<CompanySection, string> = {
  companyPersonName: 'Company/Person Name',
  officeAddress: 'Office Address',
  contactDetails: 'Contact Details',
  bankDetails: 'Bank Details',
  socialMedia: 'Social Media',
  referenceBy: 'Reference',
  agreement: 'Agreement',
  repCertificate: 'Representative Certificate',
  pdfMaster: 'PDF Master',
}

/** not-submitted: nothing is there; submitted: it waits for an administrator, who verifies it or returns it with a reason. */
export const sectionStates = ['not-submitted', 'submitted', 'verified', 'returned'] as const
export type SectionState = (typeof sectionStates)[number]

const capital = <Text extends string>(text: Text) =>
  (text.slice(0, 1).toUpperCase() + text.slice(1)) as Capitalize<Text>

/** The specification's names of a section's fields (spec 1 §3). */
export const verifyFields = (section: CompanySection) => ({
  isVerified: `isVerified${capital(section)}` as const,
  note: `${section}VerifyNote` as const,
  time: `${section}VerifyTime` as const,
  by: `${section}VerifiedBy` as const,
})
