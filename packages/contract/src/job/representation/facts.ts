import type { Facts } from '../../wire/facts.ts'

export const representationFacts = {
  errors: {
    'representation.needed': [
      409,
      'Your company asks for proof that it may represent {name} for this requirement. Ask {name} for it, or upload it',
    ],
    'representation.asked': [
      409,
      'This person was asked about this job already and has not answered yet. Revoke that request to ask again',
    ],
    'representation.dayWrong': [400, 'Please choose a day within the next year'],
    'representation.ended': [409, 'This right was ended already'],
    'representation.notOpen': [409, 'This request is not open any more'],
    'representation.decided': [409, 'This was answered already'],
    'representation.moved': [409, 'The text has changed. Please read it again'],
  },
  auditKinds: { representation: 'Right to Represent', 'representation-rule': 'Proof Rules' },
  auditVerbs: {
    ask: 'Asked',
    agree: 'Agreed',
    decline: 'Declined',
  },
  notices: {
    'representation-agreed': {
      title: 'Right to represent agreed',
      text: '{name} agreed to be represented for {job}',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: '/company/candidate/view-candidate/{id}' },
    },
    'representation-declined': {
      title: 'Right to represent declined',
      text: '{name} declined to be represented for {job}',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { company: '/company/candidate/view-candidate/{id}' },
    },
    'representation-expires': {
      title: 'Right to represent ends',
      text: 'The right to represent {name} for {job} ends soon',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: '/company/candidate/view-candidate/{id}' },
    },
  },
} as const satisfies Facts
