import type { Facts } from '../../wire/facts.ts'

export const vendorFormatFacts = {
  auditKinds: { 'vendor-format': 'Vendor Submission Format' },
} as const satisfies Facts
