import type { Facts } from '../../wire/facts.ts'

export const userFacts = {
  errors: {
    'user.lastAdministrator': [409, 'This is the last active administrator. Invite another one first'],
    'user.self': [409, 'You cannot do this to your own account'],
    'user.lastOwner': [409, '{name} is the only Owner of {company}. Make somebody else Owner first'],
    'user.noRoleLeft': [409, 'This person would have no role left. Deactivate the account instead'],
  },
  auditKinds: { user: 'Account' },
  auditVerbs: {
    'reset-two-factor': 'Two-factor reset',
    activate: 'Activated',
    deactivate: 'Deactivated',
    demote: 'Administrator role removed',
    join: 'Joined',
  },
} as const satisfies Facts
