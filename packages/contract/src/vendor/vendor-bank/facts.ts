import type { Facts } from '../../wire/facts.ts'

export const vendorBankFacts = {
  auditKinds: { 'vendor-bank': 'Vendor Bank Account' },
} as const satisfies Facts
