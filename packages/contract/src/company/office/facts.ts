import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const officeFacts = {
  records: { 'company-office': { title: 'Location', ...access.setup } },
} as const satisfies Facts
