import type { Facts } from '../../wire/facts.ts'

export const bankDetailsFacts = {
  auditKinds: { 'company-bank-details': 'Bank Details' },
  auditVerbs: {
    reveal: 'Account number read',
  },
} as const satisfies Facts
