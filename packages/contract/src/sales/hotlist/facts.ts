import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const hotlistFacts = {
  records: { hotlist: { title: 'Hotlist', ...access.hotlists } },
  watched: { hotlist: { company: '/company/hotlist/view-hotlist/{id}' } },
  errors: {
    'hotlist.nameTaken': [409, 'A hotlist named "{name}" already exists'],
    'hotlist.candidateUnknown': [404, 'Candidate not found'],
    'hotlist.mergeSelf': [400, 'Please choose another hotlist'],
  },
  auditVerbs: {
    'add-candidates': 'Candidates added',
    'remove-candidates': 'Candidates removed',
    'move-candidate': 'Candidate moved',
    'note-candidate': 'Note changed',
  },
} as const satisfies Facts
