import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const hotlistFacts = {
  records: { hotlist: { title: 'Hotlist', ...access.hotlists } },
  watched: { hotlist: { company: '/company/hotlist/view-hotlist/{id}' } },
  errors: {
    'hotlist.nameTaken': [409, 'A hotlist named "{name}" already exists'],
    'hotlist.candidateUnknown': [404, 'Candidate not found'],
  },
  auditVerbs: {
    'add-candidates': 'Candidates added',
    'remove-candidates': 'Candidates removed',
  },
} as const satisfies Facts
