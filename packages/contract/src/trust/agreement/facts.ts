import type { Facts } from '../../wire/facts.ts'

export const agreementFacts = {
  errors: {
    'agreement.moved': [409, 'The text has changed since you read it. Please read it again'],
    'agreement.signed': [409, 'Your company has already signed this version'],
    'agreement.versionTaken': [409, 'Version {version} already exists'],
    'agreement.unknown': [404, 'There is nothing at this address'],
    'agreement.notLater': [400, 'Choose a day from today on, after the day of every other version'],
  },
  auditKinds: { agreement: 'Agreement', 'agreement-version': 'Agreement version' },
  auditVerbs: {
    sign: 'Signed',
  },
  notices: {
    'agreement-signed': {
      title: 'Agreement signed',
      text: '{name} signed version {version} of the agreement for {company}',
      tab: 'team',
      delivery: 'mail',
      leadsTo: { company: '/company/account-details/agreement' },
    },
    'agreement-asked': {
      title: 'New version of the agreement',
      text: 'Version {version} of the agreement is waiting for a signature for {company}',
      tab: 'team',
      delivery: 'mail',
      leadsTo: { company: '/company/account-details/agreement' },
    },
  },
} as const satisfies Facts
