import type { Facts } from '../../wire/facts.ts'

export const socialMediaFacts = {
  auditKinds: { 'company-social-media': 'Social Media' },
} as const satisfies Facts
