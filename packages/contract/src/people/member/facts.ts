import type { Facts } from '../../wire/facts.ts'

export const memberFacts = {
  errors: {
    'member.self': [409, 'This is you. To go, leave the company'],
    'member.ownerSees': [409, 'An Owner sees all records of the company'],
    'member.unitMissing': [409, 'Choose a unit for somebody who sees the records of their units'],
    'member.sameHands': [409, 'Please choose somebody else: these are their records already'],
    'member.gone': [409, 'This person is no active member. Please choose somebody else'],
    'member.twice': [409, 'This e-mail address is there twice'],
  },
  auditKinds: { member: 'Member', 'hand-over': 'Hand-over' },
  auditVerbs: { leave: 'Left', 'hand-over': 'Records handed over', 'hand-back': 'Records handed back' },
} as const satisfies Facts
