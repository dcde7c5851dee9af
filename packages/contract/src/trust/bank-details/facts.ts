import type { Facts } from '../../wire/facts.ts'

export const bankDetailsFacts = {
  auditKinds: { 'company-bank-details': 'Bank Details' },
  auditVerbs: {
    reveal: 'Protected value read',
  },
} as const satisfies Facts
