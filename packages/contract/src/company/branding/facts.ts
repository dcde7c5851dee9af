import type { Facts } from '../../wire/facts.ts'

export const brandingFacts = {
  auditKinds: { 'company-branding': 'Branding' },
} as const satisfies Facts
