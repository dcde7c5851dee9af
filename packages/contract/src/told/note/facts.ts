import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const noteFacts = {
  records: { note: { title: 'Note', ...access.notes, hasNoStatus: true } },
  errors: {
    'note.notYours': [403, 'You can change your own notes only'],
    'note.unseen': [400, 'Please mention people who see this record'],
  },
  notices: {
    'note-mentioned': {
      title: 'Mentioned in a note',
      text: '{by} mentioned you in a note on {record}: {name}',
      tab: 'inbox',
      delivery: 'mail',
      isOfRecord: true,
      leadsTo: { company: '/company/today' },
    },
  },
} as const satisfies Facts
