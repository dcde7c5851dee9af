import type { Facts } from '../../wire/facts.ts'

export const eventFacts = {
  errors: {
    'event.tooMany': [429, 'No more than {limit} pages can be told of changes at once'],
  },
} as const satisfies Facts
