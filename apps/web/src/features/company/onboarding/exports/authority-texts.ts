import type { AuthorityPosition, AuthorityType } from '@corridor/contract/company/onboarding/choices'
import { text } from '../../../../lib/language/text'

/** Names of the roles of contact authorities (spec 3 §3.4). Keys. */
export const authorityTypeNames: Record<AuthorityType, string> = {
  agreementSigningAuthority: text('Agreement Signing Authority'),
  headCanadaTeam: text('Head of the Canada Team'),
  admissionCoordinatorCanada: text('Admission Coordinator, Canada'),
  headUsaTeam: text('Head of the USA Team'),
  admissionCoordinatorUsa: text('Admission Coordinator, USA'),
  headUkTeam: text('Head of the UK Team'),
  admissionCoordinatorUk: text('Admission Coordinator, UK'),
  headAustraliaTeam: text('Head of the Australia Team'),
  admissionCoordinatorAustralia: text('Admission Coordinator, Australia'),
  headNzTeam: text('Head of the New Zealand Team'),
  admissionCoordinatorNz: text('Admission Coordinator, New Zealand'),
}

/** Their positions in the company. Keys. */
export const authorityPositionNames: Record<AuthorityPosition, string> = {
  ownerFounder: text('Owner or Founder'),
  partner: text('Partner (1-99%)'),
  directorMdCeo: text('Director, Managing Director or CEO'),
  proprietor: text('Proprietor (100%)'),
  signingAuthorityByLaw: text('Signing Authority by Law'),
  countryHead: text('Country Head'),
  selfPerson: text('Self (freelancer or individual)'),
}
