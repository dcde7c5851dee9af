import type { Facts } from '../../wire/facts.ts'

export const benchFacts = {
  lists: { bench: 'candidate' },
} as const satisfies Facts
