/**
 * The lookups, by the name that stands in their paths: the ten of the specification, then the lists that it names without their
 * fields. Plain data: menus and routes carry it without the validator.
 */
export const lookupKinds = [
  'job-type',
  'contract-duration',
  'pay-type',
  'salary-duration',
  'skill',
  'status',
  'work-authorization',
  'work-mode',
  'relation',
  'service',
  'employment-type',
  'industry',
  'visa-category',
  'visa-status',
  'degree',
] as const
export type LookupKind = (typeof lookupKinds)[number]

/** {Entity} in title case, as buttons and messages use it (product.md, Messages in variants). */
export const lookupTitles: Record<LookupKind, string> = {
  'job-type': 'Job Type',
  'contract-duration': 'Contract Duration',
  'pay-type': 'Pay Type',
  'salary-duration': 'Salary Duration',
  skill: 'Skill',
  status: 'Status',
  'work-authorization': 'Work Authorization',
  'work-mode': 'Work Mode',
  relation: 'Relation',
  service: 'Service',
  'employment-type': 'Employment Type',
  industry: 'Industry',
  'visa-category': 'Visa Category',
  'visa-status': 'Visa Status',
  degree: 'Degree',
}

/** The text when a record to edit is missing (spec 1 §8; product.md: service says 'Record not found'). */
export const lookupNotFound: Record<LookupKind, string> = {
  'job-type': 'Job type not found',
  'contract-duration': 'Contract duration not found',
  'pay-type': 'Pay type not found',
  'salary-duration': 'Salary duration not found',
  skill: 'Skill not found',
  status: 'Status not found',
  'work-authorization': 'Work authorization not found',
  'work-mode': 'Work mode not found',
  relation: 'Relation not found',
  service: 'Record not found',
  'employment-type': 'Employment type not found',
  industry: 'Industry not found',
  'visa-category': 'Visa category not found',
  'visa-status': 'Visa status not found',
  degree: 'Degree not found',
}

// product.md: R, C#, GC and W2 are real names; so are F1, J1, BA and MD.
const oneCharacterKinds: readonly LookupKind[] = [
  'skill',
  'work-authorization',
  'pay-type',
  'visa-category',
  'visa-status',
  'degree',
]

/** Bounds of the length of an entry's name. */
export const lookupNameBounds = (kind: LookupKind) => ({ min: oneCharacterKinds.includes(kind) ? 1 : 3, max: 50 })

/** Other names that a skill may have. */
export const skillAliasesMax = 50
