import type { Facts } from '../../wire/facts.ts'

export const referenceFacts = {
  auditKinds: { 'company-reference': 'Reference' },
} as const satisfies Facts
