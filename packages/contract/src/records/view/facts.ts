import type { Facts } from '../../wire/facts.ts'

export const viewFacts = {
  errors: {
    'view.nameTaken': [409, 'A view named "{name}" already exists'],
    'view.tooMany': [403, 'No more than {limit} views can be saved'],
  },
  auditKinds: { view: 'Saved view' },
} as const satisfies Facts
