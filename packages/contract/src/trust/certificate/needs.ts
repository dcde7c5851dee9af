import type { CompanySection } from '../../field/company-sections.ts'

/** The version of the certificate's wording (spec 2 §2). */
export const certificateVersion = '2025'

/** Sections that must be verified of a company before somebody may rely on it as a representative. Plain data. */
export const certificateNeeds = [
  'companyPersonName',
  'officeAddress',
  'contactDetails',
  'referenceBy',
  'agreement',
] as const satisfies readonly CompanySection[]
