/** The facts of a candidate that a vendor may want to see, in their usual order. Plain data: pages carry it without the validator. */
export const formatColumns = [
  'name',
  'legalName',
  'email',
  'phone',
  'location',
  'workAuthorization',
  'authorizationEnds',
  'relocation',
  'availability',
  'rate',
  'taxTerm',
  'jobTitle',
  'skills',
  'experience',
  'linkedIn',
  'resume',
] as const
export type FormatColumn = (typeof formatColumns)[number]

export const formatColumnNames: Record<FormatColumn, string> = {
  name: 'Full Name',
  legalName: 'Legal name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  workAuthorization: 'Work authorization',
  authorizationEnds: 'Authorization ends',
  relocation: 'Relocation',
  availability: 'Availability',
  rate: 'Rate',
  taxTerm: 'Tax term',
  jobTitle: 'Job Title',
  skills: 'Skills',
  experience: 'Experience',
  linkedIn: 'LinkedIn',
  resume: 'Resume',
}

/** As what a vendor wants the columns: in the letter itself, or as a file beside it. */
export const formatFileTypes = ['letter', 'pdf', 'xlsx', 'csv'] as const
export type FormatFileType = (typeof formatFileTypes)[number]

export const formatFileTypeNames: Record<FormatFileType, string> = {
  letter: 'In the letter',
  pdf: 'PDF',
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV',
}

/** Parts that a file name may be made of, in braces: `{lastName}-{jobTitle}`. */
export const fileNameParts = ['firstName', 'lastName', 'jobTitle', 'date'] as const

export const formatBodyMax = 15_000
