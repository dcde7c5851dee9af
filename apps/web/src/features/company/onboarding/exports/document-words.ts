import type { Company } from '@corridor/contract/company/company/shapes'
import {
  type CompanyDocumentType,
  companyDocumentTypes,
  documentFlags,
} from '@corridor/contract/company/onboarding/choices'
import { isKnownIn, isSpared } from '@corridor/contract/company/onboarding/documents'
import { text } from '../../../../lib/language/text'

/** The title of each document, and whom it concerns. Keys. */
export const documentWords: Record<CompanyDocumentType, { title: string; words: string }> = {
  visitingCard: {
    title: text('Visiting Card'),
    words: text('Your business card, or that of the person who represents you. Everybody gives one.'),
  },
  panCard: {
    title: text('PAN Card'),
    words: text('Your Indian tax card. You need one only if you pay tax in India.'),
  },
  idProof: {
    title: text('ID Proof'),
    words: text("The owner's passport, driving licence or national identity card."),
  },
  gstCertificate: {
    title: text('GST Certificate'),
    words: text('Your registration for the goods and services tax, where your country has that.'),
  },
  licenceDocument: {
    title: text('Licence Document'),
    words: text('Your registration or licence for this work, where your country asks for one.'),
  },
  authorityLetter: {
    title: text('Authority Letter'),
    words: text('A signed letter that says who may act for the company. Everybody gives one.'),
  },
  cancelledCheque: {
    title: text('Cancelled Cheque'),
    words: text('A cheque with a line across it, of the account that receives your commission. Everybody gives one.'),
  },
}

/** Names of the answers about a document when both editions are compared. Keys. */
export const flagLabels = {
  hasPanCard: text("PAN Card: Don't Have"),
  needsPanCard: text("PAN Card: Don't Need"),
  hasIdProof: text("ID Proof: Don't Have"),
  needsIdProof: text("ID Proof: Don't Need"),
  hasGst: text("GST Certificate: Don't Have"),
  needsGst: text("GST Certificate: Don't Need"),
  hasLicence: text("Licence Document: Don't Have"),
  needsLicence: text("Licence Document: Don't Need"),
}

/** The names of its two answers, for a document that a company may be without. */
export const flagsOf = (type: CompanyDocumentType) =>
  type in documentFlags ? documentFlags[type as keyof typeof documentFlags] : undefined

/** Whether a company need not give it: its country does not know it, or it says so. */
export const isNeedless = ({ yourCountryInfo, documentationInfo }: Company, type: CompanyDocumentType) =>
  !isKnownIn(type, yourCountryInfo[0]?.code ?? null) || isSpared(documentationInfo, type)

export const documentTitles = Object.fromEntries(
  companyDocumentTypes.map((type) => [type, documentWords[type].title]),
) as Record<CompanyDocumentType, string>
