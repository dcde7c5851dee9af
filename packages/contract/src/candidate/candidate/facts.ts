import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const candidateFacts = {
  records: { candidate: { title: 'Candidate', ...access.candidates } },
  watched: { candidate: { company: '/company/candidate/view-candidate/{id}' } },
  errors: {
    'candidate.exists': [400, 'User already exists'],
    'candidate.existsIn': [400, 'User already exists in {unit}. Please ask there'],
    'candidate.existsBeyond': [400, 'User already exists, beyond what you see. Please ask an Owner of your company'],
  },
} as const satisfies Facts
