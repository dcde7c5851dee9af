import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const clientFacts = {
  records: { client: { title: 'Client', ...access.clients } },
  watched: { client: { company: '/company/client/view-client/{id}' } },
  errors: {
    'client.nameTaken': [409, 'A client called "{name}" already exists: {client}'],
  },
} as const satisfies Facts
