import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const addressFacts = {
  records: {
    country: { title: 'Country', ...access.lookups },
    state: { title: 'State', ...access.lookups },
    city: { title: 'City', ...access.lookups },
  },
} as const satisfies Facts
