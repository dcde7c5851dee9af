import type { Facts } from '../../wire/facts.ts'

export const memberFacts = {
  errors: {
    'member.ownerSees': [409, 'An Owner sees all records of the company'],
    'member.unitMissing': [409, 'Choose a unit for somebody who sees the records of their units'],
  },
  auditKinds: { member: 'Member' },
} as const satisfies Facts
