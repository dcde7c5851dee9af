import type { Facts } from '../../wire/facts.ts'

export const verificationFacts = {
  errors: {
    'verification.claimed': [409, '{name} is deciding this section'],
    'verification.moved': [409, 'The company has changed this section since you opened it. Check it again'],
    'verification.notWaiting': [409, 'This section is no longer waiting for a decision'],
  },
  auditVerbs: {
    return: 'Returned',
    claim: 'Claimed',
    release: 'Review released',
  },
  notices: {
    'section-returned': {
      title: 'Section returned',
      text: '{section} of {company} was returned: {reason}',
      tab: 'team',
      delivery: 'mail',
      leadsTo: { company: '/company/dashboard' },
    },
    'section-verified': {
      title: 'Section verified',
      text: '{section} of {company} was verified',
      tab: 'team',
      delivery: 'digest',
      leadsTo: { company: '/company/dashboard' },
    },
  },
} as const satisfies Facts
