import type { Facts } from '../../wire/facts.ts'

export const requirementFacts = {
  errors: {
    'requirement.same': [409, 'These jobs are one requirement already'],
    'requirement.alone': [409, 'This job stands alone already'],
  },
  auditVerbs: {
    'join-requirement': 'Joined with another job of the same requirement',
    'part-requirement': 'Parted from the jobs of the same requirement',
  },
} as const satisfies Facts
