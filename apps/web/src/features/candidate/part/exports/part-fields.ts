import type { CandidatePartKind } from '@corridor/contract/candidate/part/kinds'
import { text } from '../../../../lib/language/text'

interface PartField {
  name: string
  /** A key. */
  label: string
  as?: 'long' | 'tick' | 'date' | 'year' | 'email' | 'phone' | 'status' | 'name'
  /** A key. */
  description?: string
  isRequired?: true
  /** Stands beside the next one where there is room. */
  isPaired?: true
}

const told = text('A year, or a year and a month: 2019 or 2019-05')
const place: readonly PartField[] = [
  { name: 'city', label: text('City'), isPaired: true },
  { name: 'state', label: text('State'), isPaired: true },
  { name: 'country', label: text('Country') },
]

/** Fields that the forms and cards of each kind show, in their order. */
export const partFields: Record<CandidatePartKind, readonly PartField[]> = {
  'candidate-history': [
    { name: 'jobTitle', label: text('Job Title'), isPaired: true },
    { name: 'employer', label: text('Employer'), isPaired: true },
    { name: 'startDate', label: text('Start'), as: 'date', description: told, isPaired: true },
    { name: 'endDate', label: text('End'), as: 'date', description: told, isPaired: true },
    { name: 'isCurrent', label: text('Still works there'), as: 'tick' },
    ...place,
    { name: 'responsibilities', label: text('Responsibilities'), as: 'long' },
    { name: 'skillPool', label: text('Skill Pool'), isPaired: true },
    { name: 'environmentTool', label: text('Environment and Tools'), isPaired: true },
  ],
  'candidate-education': [
    { name: 'degree', label: text('Degree'), isPaired: true },
    { name: 'school', label: text('School'), isPaired: true },
    { name: 'graduationYear', label: text('Graduation Year'), as: 'year' },
    ...place,
  ],
  'candidate-certification': [
    { name: 'name', label: text('Name'), isRequired: true, isPaired: true },
    { name: 'issuer', label: text('Issued by'), isPaired: true },
    { name: 'year', label: text('Year'), as: 'year', isPaired: true },
    { name: 'expiryDate', label: text('Expires'), as: 'date', description: told, isPaired: true },
  ],
  'candidate-language': [
    { name: 'language', label: text('Language'), isRequired: true, isPaired: true },
    { name: 'level', label: text('Level'), isPaired: true },
  ],
  'candidate-contact': [
    { name: 'vendorContact', label: text('Vendor Contact'), isRequired: true },
    { name: 'firstName', label: text('First Name'), as: 'name' },
    { name: 'employerName', label: text('Employer Name') },
    { name: 'officeNumber', label: text('Office Number'), as: 'phone', isPaired: true },
    { name: 'mobileNumber', label: text('Mobile Number'), as: 'phone', isPaired: true },
    { name: 'emailId', label: text('Email Id'), as: 'email' },
    { name: 'status', label: text('Status'), as: 'status' },
  ],
}

/** Names of the fields in comparisons and in the timeline. */
export const partLabels = (kind: CandidatePartKind): Record<string, string> => ({
  ...Object.fromEntries(partFields[kind].map(({ name, label }) => [name, label])),
  ...(kind === 'candidate-contact'
    ? {
        lastName: text('Last Name'),
        nameConfirmed: text('Confirmed as the full name'),
        hasOnlyOneName: text('This person has only one name'),
      }
    : {}),
})

/** The values of a new entry. */
export function blankPart(kind: CandidatePartKind): Record<string, string | boolean> {
  const values = Object.fromEntries(partFields[kind].map(({ name, as }) => [name, as === 'tick' ? false : '']))
  if (kind !== 'candidate-contact') return values
  return { ...values, lastName: '', nameConfirmed: false, hasOnlyOneName: false, status: 'active' }
}
