import type { Facts } from '../../wire/facts.ts'

export const jobMatchFacts = {
  auditKinds: { 'match-weights': 'Weights of matching' },
} as const satisfies Facts
