/**
 * Sources of merge fields; each can be filled only if the mail is about such a record. Plain data: pages carry it without the validator.
 */
export const mergeSources = [
  'contact',
  'vendor',
  'candidate',
  'candidates',
  'job',
  'hotlist',
  'sender',
  'company',
  'unit',
] as const
export type MergeSource = (typeof mergeSources)[number]

export const mergeSourceNames: Record<MergeSource, string> = {
  contact: 'Recipient',
  vendor: 'Vendor',
  candidate: 'Candidate',
  candidates: 'Several candidates',
  job: 'Job',
  hotlist: 'Hotlist',
  sender: 'Who sends the mail',
  company: 'Company',
  unit: 'Business Unit',
}

/**
 * Merge fields of a mail, with their names. The client of a job is not among them: no page shows it outside either. `candidates` is a
 * table, and so stands in a mail and never in its subject.
 */
export const mergeFieldNames = {
  'contact.firstName': 'First Name',
  'contact.lastName': 'Last Name',
  'contact.fullName': 'Full Name',
  'vendor.name': 'Vendor Name',
  'candidate.firstName': 'First Name',
  'candidate.fullName': 'Full Name',
  'candidate.jobTitle': 'Job Title',
  'candidate.skills': 'Skills',
  'candidate.location': 'Location',
  'candidate.workAuthorization': 'Work authorization',
  'candidate.rate': 'Rate',
  'candidate.availableFrom': 'Available from',
  candidates: 'Table of candidates',
  'job.title': 'Job Title',
  'job.location': 'Location',
  'job.rate': 'Rate',
  'job.code': 'Reference',
  'hotlist.name': 'Hotlist name',
  'sender.name': 'Name',
  'sender.phone': 'Phone',
  'sender.email': 'Email',
  'company.name': 'Company Name',
  'unit.signature': 'Signature',
  'unit.postalAddress': 'Postal address',
} as const
export type MergeField = keyof typeof mergeFieldNames
export const mergeFields = Object.keys(mergeFieldNames) as MergeField[]

export const isMergeField = (key: string): key is MergeField => Object.hasOwn(mergeFieldNames, key)

export const sourceOf = (field: MergeField): MergeSource => field.split('.')[0] as MergeSource

/** Fields that fit into one line of text. */
export const lineFields = mergeFields.filter((field) => field !== 'candidates')

const fieldInText = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Lists the texts in double braces, fields or not, each once. */
export const bracedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(fieldInText)].map(([, key = '']) => key)),
]

/** A text with each field in double braces replaced. */
export const replaceBraced = (text: string, replace: (key: string) => string): string =>
  text.replace(fieldInText, (_, key: string) => replace(key))

/** A field as it stands in a subject. */
export const braced = (field: MergeField) => `{{${field}}}`

/** The fields that a mail asks for, in the order in which they are listed; `html` is as it was saved. */
export function fieldsIn({ subject, html }: { subject: string; html: string }): MergeField[] {
  const asked = new Set([
    ...bracedIn(subject),
    ...[...html.matchAll(/<span data-field="([^"]*)"/g)].map(([, key = '']) => key),
  ])
  return mergeFields.filter((field) => asked.has(field))
}
