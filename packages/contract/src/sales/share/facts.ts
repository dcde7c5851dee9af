import type { Facts } from '../../wire/facts.ts'

export const shareFacts = {
  errors: {
    'share.private': [409, 'A private hotlist cannot be shared. Make it public first'],
    'share.ended': [409, 'This link was revoked. Make a new one'],
    'share.expiryWrong': [400, 'Please choose a day within the next year'],
    'share.unknown': [404, 'There is nothing at this address'],
    'share.personGone': [409, 'This person is no longer on the list. Please choose again'],
    'share.passwordWrong': [401, 'The password is not right'],
  },
  auditKinds: { share: 'Share Link', 'share-request': 'Request From Outside' },
  auditVerbs: { answer: 'Answered' },
  notices: {
    'share-requested': {
      title: 'Request through a share link',
      text: 'A visitor sent a request through the share link "{link}"',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { company: '/company/hotlist/share/{id}' },
    },
  },
} as const satisfies Facts
