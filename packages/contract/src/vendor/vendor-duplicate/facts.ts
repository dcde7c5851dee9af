import type { Facts } from '../../wire/facts.ts'

export const vendorDuplicateFacts = {
  auditKinds: { 'vendor-pair': 'Likely duplicate' },
} as const satisfies Facts
