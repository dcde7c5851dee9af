import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const locationFacts = {
  records: { 'company-location': { title: 'Address', ...access.onboarding } },
} as const satisfies Facts
