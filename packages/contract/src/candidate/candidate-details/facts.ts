import type { Facts } from '../../wire/facts.ts'

export const candidateDetailsFacts = {
  auditKinds: { 'candidate-details': 'Candidate Details' },
} as const satisfies Facts
