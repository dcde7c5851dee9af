import type { Facts } from '../../wire/facts.ts'

const page = '/company/enrollstudent/summary/{id}'

export const declarationFacts = {
  errors: {
    'declaration.notWhole': [409, 'Please complete step {n} first'],
    'declaration.blocked': [409, 'The file cannot be declared yet. Entries to correct in the summary: {n}'],
    'declaration.signed': [409, 'This file was declared already'],
    'declaration.moved': [409, 'The text has changed. Please read it again'],
    'declaration.changed': [409, 'The file has changed. Please read it again'],
    'declaration.guardianNeeded': [409, 'The student is under 18. Please have a guardian sign too'],
    'declaration.asked': [
      409,
      'This student was asked already and has not signed yet. Revoke that request to ask again',
    ],
    'declaration.notOpen': [409, 'This request is not open any more'],
  },
  auditVerbs: {
    declare: 'Signed the declaration',
    'ask-declaration': 'Asked for the declaration',
    'revoke-declaration': 'Revoked the request for the declaration',
  },
  notices: {
    'declaration-signed': {
      title: 'Declaration signed',
      text: 'The declaration of {name} is signed: the file is ready',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: page },
    },
    'declaration-reopened': {
      title: 'Declaration reopened',
      text: 'The file of {name} has changed since it was declared, and is to be signed anew',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: page },
    },
  },
} as const satisfies Facts
