import type { Facts } from '../../wire/facts.ts'

export const documentFacts = {
  auditKinds: { 'company-document': 'Company Document' },
} as const satisfies Facts
