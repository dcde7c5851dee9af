import type { AuthorityPosition, AuthorityType } from '@corridor/contract/onboarding-choices'
import { text } from '../../lib/text'

/** For what a contact authority is named. Keys. */
export const authorityTypeWords: Record<AuthorityType, string> = {
  agreementSigningAuthority: text('Agreement Signing Authority'),
  headCanadaTeam: text('Head of Canada Team'),
  admissionCoordinatorCanada: text('Admission Coordinator Canada'),
  headUsaTeam: text('Head of USA Team'),
  admissionCoordinatorUsa: text('Admission Coordinator USA'),
  headUkTeam: text('Head of UK Team'),
  admissionCoordinatorUk: text('Admission Coordinator UK'),
  headAustraliaTeam: text('Head of Australia Team'),
  admissionCoordinatorAustralia: text('Admission Coordinator Australia'),
  headNzTeam: text('Head of New Zealand Team'),
  admissionCoordinatorNz: text('Admission Coordinator New Zealand'),
}

/** What a contact authority is in the company. Keys. */
export const authorityPositionWords: Record<AuthorityPosition, string> = {
  ownerFounder: text('Owner / Founder'),
  partner: text('Partner (1-99%)'),
  directorMdCeo: text('Director / MD / CEO'),
  proprietor: text('Proprietor (100%)'),
  signingAuthorityByLaw: text('Signing Authority by Law'),
  countryHead: text('Country Head'),
  selfPerson: text('Self (Freelancer / Individual)'),
}
