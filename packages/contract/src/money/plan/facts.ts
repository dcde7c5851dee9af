import type { Facts } from '../../wire/facts.ts'

export const planFacts = {
  errors: {
    'plan.nameTaken': [409, 'A plan named "{name}" already exists'],
    'plan.isDefault': [
      409,
      'This is the plan of every company that pays for no other. It stays free, and is not retired',
    ],
    'plan.inUse': [409, 'You cannot delete a plan that companies have used. Retire it instead'],
    'plan.notOffered': [409, 'This plan is no longer offered'],
    'plan.free': [409, 'This plan costs nothing. It begins by itself when the paid one ends'],
    'plan.usersFull': [403, 'All {limit} user accounts of this plan are in use'],
  },
  auditKinds: { plan: 'Plan' },
  auditVerbs: {
    retire: 'Retired',
    end: 'Ended',
  },
} as const satisfies Facts
