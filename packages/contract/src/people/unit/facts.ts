import type { Facts } from '../../wire/facts.ts'

export const unitFacts = {
  errors: {
    'unit.nameTaken': [409, 'A unit named "{name}" already exists here'],
    'unit.tooDeep': [409, 'Units can stand {limit} deep. Choose a place higher up'],
    'unit.cycle': [409, 'A unit cannot stand below itself'],
    'unit.inUse': [
      409,
      'This unit cannot be deleted. It has {units} units below it, {members} members and {records} records',
    ],
  },
  auditKinds: { 'business-unit': 'Business Unit' },
} as const satisfies Facts
