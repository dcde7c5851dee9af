import type { Facts } from '../../wire/facts.ts'

export const alikeFacts = {
  errors: {
    'alike.noRequirement': [409, 'Only requirements are joined to one'],
    'alike.same': [409, 'These are one requirement already'],
  },
  auditVerbs: {
    'join-alike': 'Joined to a like requirement',
    'part-alike': 'Parted from like requirements',
  },
} as const satisfies Facts
