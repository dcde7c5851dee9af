import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const candidateDocumentFacts = {
  records: { 'candidate-document': { title: 'Candidate Document', ...access.candidatePapers } },
  notices: {
    'candidate-document-expires': {
      title: 'Candidate document expires',
      text: 'The document {name} of {candidate} expires soon',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { company: '/company/candidate/view-candidate/{id}' },
    },
  },
} as const satisfies Facts
