import type { Facts } from '../../wire/facts.ts'

export const sendingDomainFacts = {
  errors: {
    'sendingDomain.taken': [409, 'Your company has this domain already'],
    'sendingDomain.noReturn': [409, 'Set up return addresses first'],
    'sendingDomain.testRefused': [409, 'The mail server did not take the test mail: {answer}'],
  },
  auditVerbs: { 'set-return': 'Return addresses changed' },
  auditKinds: { 'sending-domain': 'Sending Domain' },
} as const satisfies Facts
