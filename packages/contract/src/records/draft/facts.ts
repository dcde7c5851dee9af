import type { Facts } from '../../wire/facts.ts'

export const draftFacts = {
  errors: {
    'draft.changed': [409, 'This form was continued on another device'],
    'draft.gone': [404, 'Draft not found'],
  },
} as const satisfies Facts
