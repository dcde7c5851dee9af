import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const clientFacts = {
  records: { client: { title: 'Client', ...access.clients } },
  watched: { client: { company: '/company/client/view-client/{id}' } },
  auditKinds: { 'client-pair': 'Likely duplicate' },
  errors: {
    'client.nameTaken': [409, 'A client called "{name}" already exists: {client}'],
  },
} as const satisfies Facts
