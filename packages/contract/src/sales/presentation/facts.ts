import type { Facts } from '../../wire/facts.ts'

export const presentationFacts = {
  errors: {
    'presentation.unknown': [
      404,
      'This link opens nothing. It may have ended. Please ask whoever sent it for a new one',
    ],
    'presentation.dayWrong': [400, 'Please choose a day within the next year'],
    'presentation.over': [409, 'This link was revoked. Please present them again'],
    'presentation.nobodyToWrite': [409, 'This link goes to nobody by email. Please send it yourself'],
    'presentation.otherJob': [409, 'Please choose submissions of one job'],
    'presentation.notLive': [409, 'A submission that has ended cannot be presented'],
    'presentation.moved': [409, 'Somebody else has just answered. Please read the answer and choose again'],
    'presentation.settled': [
      409,
      'This answer can no longer be changed here. Please speak with whoever sent you the link',
    ],
  },
  auditKinds: { presentation: 'Presentation' },
  auditVerbs: { 'client-answer': 'Answered by the client through a link' },
  notices: {
    'presentation-shortlisted': {
      title: 'Shortlisted by the client',
      text: 'The client shortlisted {name} for {job}',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: '/company/submission/view-submission/{id}' },
    },
    'presentation-rejected': {
      title: 'Rejected by the client',
      text: 'The client rejected {name} for {job}',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: '/company/submission/view-submission/{id}' },
    },
    'presentation-interview': {
      title: 'The client asks for an interview',
      text: 'The client asks for an interview with {name} for {job}',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { company: '/company/submission/view-submission/{id}' },
    },
  },
} as const satisfies Facts
