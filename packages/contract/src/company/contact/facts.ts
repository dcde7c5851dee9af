import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const contactFacts = {
  records: { 'company-employee': { title: 'Contact Authority', ...access.onboarding } },
} as const satisfies Facts
