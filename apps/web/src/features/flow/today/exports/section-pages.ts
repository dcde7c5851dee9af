import type { CompanySection } from '@corridor/contract/field/company-sections'
import { paths } from '../../../../paths'

/** The pages that change a section beyond the onboarding. */
const pageOf: Partial<Record<CompanySection, string>> = {
  agreement: paths.company.agreement,
  repCertificate: paths.company.certificate,
  pdfMaster: paths.company.dossier,
  bankDetails: paths.company.bankDetails,
  socialMedia: paths.company.socialMedia,
}

/** The step of the onboarding on which a section is changed. */
const stepOf: Partial<Record<CompanySection, number>> = {
  companyPersonName: 1,
  officeAddress: 2,
  contactDetails: 3,
  referenceBy: 5,
}

/** The page on which a section of the own company is filled in. */
export function sectionPage(section: CompanySection): { to: string; search?: Record<string, string> } | undefined {
  const step = stepOf[section]
  const page = pageOf[section]
  if (step) return { to: paths.company.onboardingStep(step), search: { mode: 'edit' } }
  return page ? { to: page } : undefined
}
