import type { Facts } from '../../wire/facts.ts'

export const companySettingFacts = {
  auditKinds: { 'company-settings': 'Settings' },
} as const satisfies Facts
