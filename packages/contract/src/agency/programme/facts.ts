import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const programmeFacts = {
  records: { programme: { title: 'Programme', ...access.institutions } },
  errors: {
    'programme.nameTaken': [409, 'A programme called "{name}" already exists at this level of the institution'],
    'programme.elsewhere': [409, 'This programme is one of another institution'],
    'programme.inUse': [409, '"{name}" has {count} intakes. Please delete them first'],
    'programme.applied': [409, '{count} applications name "{name}". Make it inactive instead'],
  },
} as const satisfies Facts
