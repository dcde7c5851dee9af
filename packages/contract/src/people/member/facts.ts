import type { Facts } from '../../wire/facts.ts'

export const memberFacts = {
  errors: {
    'member.self': [409, 'This is you. To go, leave the company'],
    'member.ownerSees': [409, 'An Owner sees all records of the company'],
    'member.unitMissing': [409, 'Choose a unit for somebody who sees the records of their units'],
    'member.twice': [409, 'This e-mail address is there twice'],
  },
  auditKinds: { member: 'Member' },
  auditVerbs: { leave: 'Left' },
} as const satisfies Facts
