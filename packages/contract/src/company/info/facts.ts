import type { Facts } from '../../wire/facts.ts'

export const infoFacts = {
  errors: { 'info.slugTaken': [409, 'This address belongs to another company. Please choose another'] },
  auditKinds: { 'company-info': 'Company info' },
} as const satisfies Facts
