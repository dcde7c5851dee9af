import type { Facts } from '../../wire/facts.ts'

export const familyFacts = {
  errors: {
    'family.full': [409, 'At most 20 family members'],
    'family.notLinked': [409, 'Please link this family member first'],
    'family.notSaved': [409, 'Step {n} of this family member is not saved yet'],
  },
  auditVerbs: { 'link-relative': 'Linked with a family member', 'unlink-relative': 'Unlinked from a family member' },
} as const satisfies Facts
