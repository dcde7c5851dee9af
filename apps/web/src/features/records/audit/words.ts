import { auditKinds, auditVerbs, verbOf } from '@corridor/contract/records/audit/words'
import type { Translate } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'

// A part of the product that this list does not know yet calls itself by its code, readable at least.
const spelled = (word: string) => {
  const words = word.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

const labelled = (t: Translate, known: string | undefined, word: string) => (known ? t(known) : spelled(word))

export const kindText = (t: Translate, kind: string) => labelled(t, auditKinds[kind], kind)

export function actionText(t: Translate, action: string): string {
  const verb = verbOf(action)
  return labelled(t, auditVerbs[verb], verb)
}

/** The fields that change most, by the names that their forms give them. */
const fields: Record<string, string> = {
  name: text('Name'),
  firstName: text('First Name'),
  lastName: text('Last Name'),
  email: text('Email'),
  phone: text('Phone'),
  moreEmails: text('Further e-mail addresses'),
  morePhones: text('Further phones'),
  jobTitle: text('Job Title'),
  skills: text('Skills'),
  experience: text('Experience (years)'),
  location: text('Current Location'),
  status: text('Status'),
  description: text('Description'),
  language: text('Language'),
  address: text('Address'),
  country: text('Country'),
  countryId: text('Country'),
  state: text('State'),
  stateId: text('State'),
  city: text('City'),
  kind: text('Kind'),
  format: text('Format'),
  rows: text('Rows'),
  resumeKey: text('Resume'),
  candidateIds: text('Candidates'),
  workAuthorizationId: text('Visa Status/Work Authorization'),
  readyToRelocate: text('Ready to Relocate'),
  isUsCitizen: text('US Citizen'),
  availableFrom: text('Availability'),
  isPublic: text('Public'),
  website: text('Website'),
  mobile: text('Mobile'),
  companyName: text('Company Name'),
  tradingName: text('Trading Name'),
  addressType: text('Address Type'),
  employer: text('Employer'),
  degree: text('Degree'),
  school: text('School'),
  level: text('Level'),
  year: text('Year'),
  aliases: text('Aliases'),
  code: text('Code'),
  phoneCode: text('Phone code'),
}

/** The name of a field; one within another stands behind it. */
export const fieldText = (t: Translate, field: string) =>
  field
    .split('.')
    .map((part) => labelled(t, fields[part], part))
    .join(' › ')
