import type { Facts } from '../../wire/facts.ts'

export const sendingDomainFacts = {
  errors: { 'sendingDomain.taken': [409, 'Your company has this domain already'] },
  auditKinds: { 'sending-domain': 'Sending Domain' },
} as const satisfies Facts
