import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const institutionFacts = {
  records: { institution: { title: 'Institution', ...access.institutions } },
  watched: { institution: { company: '/company/enrollstudent/view-institution/{id}' } },
  errors: {
    'institution.nameTaken': [409, 'An institution called "{name}" already exists in this country'],
    'institution.inUse': [409, '"{name}" has {count} programmes and contracts. Please delete them first'],
    'institution.applied': [409, '{count} applications name "{name}". Make it inactive instead'],
    'institution.zoneNeeded': [409, 'Intakes of this institution have deadlines, which need its time zone'],
  },
} as const satisfies Facts
