import type { Facts } from '../../wire/facts.ts'

export const recipientFacts = {
  errors: { 'recipient.linkUnknown': [404, 'There is nothing at this address'] },
} as const satisfies Facts
