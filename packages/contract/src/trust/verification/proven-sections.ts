import type { CompanyDocumentType } from '../../company/onboarding/choices.ts'
import type { CompanySection } from '../../field/company-sections.ts'

/** The section that each document of a company proves. */
export const provenSections: Record<CompanyDocumentType, CompanySection> = {
  visitingCard: 'contactDetails',
  panCard: 'companyPersonName',
  idProof: 'contactDetails',
  gstCertificate: 'companyPersonName',
  licenceDocument: 'companyPersonName',
  authorityLetter: 'contactDetails',
  cancelledCheque: 'bankDetails',
}
