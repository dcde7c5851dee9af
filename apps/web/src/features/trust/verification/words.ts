import { addressTypeNames, referenceDetails } from '@corridor/contract/company/onboarding/choices'
import { bankAccountTypeNames } from '@corridor/contract/field/bank-account-types'
import { socialNetworks } from '@corridor/contract/field/social-networks'
import type { SectionPart } from '@corridor/contract/trust/verification/shapes'
import { formatDateTime } from '../../../lib/format/format'
import { t } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { authorityPositionNames, authorityTypeNames } from '../../company/onboarding/exports/authority-texts'
import { documentTitles } from '../../company/onboarding/exports/document-words'
import { detailText, referenceWords } from '../../company/onboarding/exports/reference-words'

const labels: Record<string, string> = {
  tradingName: text('Trading Name'),
  companyName: text('Company Name'),
  addressType: text('Address Type'),
  address: text('Address'),
  city: text('City'),
  state: text('State'),
  zipCode: text('PIN/ZIP Code'),
  country: text('Country'),
  name: text('Name'),
  authorityType: text('Contact Authority Type'),
  authorityPosition: text('Authority Position'),
  email: text('Email'),
  mobile: text('Mobile'),
  referenceBy: text('Reference By'),
  detail: text('Detail'),
  documentType: text('Document'),
  file: text('File'),
  uploaded: text('Uploaded'),
  beneficiaryName: text('Beneficiary Name'),
  bankName: text('Bank Name'),
  accountType: text('Account Type'),
  bankCountry: text('Country of the bank'),
  accountNumber: text('Account Number'),
  accountEntered: text('Number entered'),
  bankCode: text('IFSC Code/Routing Number'),
  swift: text('SWIFT/BIC'),
  made: text('Made'),
  pages: text('Pages'),
  hash: text('Fingerprint (SHA-256)'),
  version: text('Version'),
  signedBy: text('Signed by'),
  signed: text('Signed on'),
  issued: text('Issued on'),
  validUntil: text('Valid until'),
  code: text('Code'),
  ...Object.fromEntries(Object.entries(socialNetworks).map(([id, { name }]) => [id, name])),
}

/** A field's name; a key. */
export const fieldLabel = (field: string): string => labels[field] ?? field

const names: Record<string, Record<string, string>> = {
  addressType: addressTypeNames,
  authorityType: authorityTypeNames,
  authorityPosition: authorityPositionNames,
  documentType: documentTitles,
  accountType: bankAccountTypeNames,
  referenceBy: Object.fromEntries(Object.entries(referenceWords).map(([source, { label }]) => [source, label])),
}

const moments = ['uploaded', 'accountEntered', 'signed', 'issued', 'validUntil', 'made']

/** A value in the reader's language: a chosen one by its name, what was typed as it stands. */
export function factText({ facts }: SectionPart, field: string, value: string): string {
  if (moments.includes(field)) return formatDateTime(value)
  const source = facts.find((fact) => fact.field === 'referenceBy')?.value
  if (field === 'detail' && source && source in referenceDetails) {
    return detailText(source as keyof typeof referenceDetails, value)
  }
  const name = names[field]?.[value]
  return name ? t(name) : value
}
