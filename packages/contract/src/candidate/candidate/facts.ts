import { taxTerms } from '../../field/rate-terms.ts'
import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const candidateFacts = {
  records: { candidate: { title: 'Candidate', ...access.candidates } },
  settable: {
    candidate: {
      availability: { label: 'Availability', as: 'availability', isOptional: true },
      rateAmount: { label: 'Rate', as: 'rate', isOptional: true },
      taxTerm: { label: 'Tax term', as: 'choice', choices: taxTerms, isOptional: true },
      benchSince: { label: 'On the bench since', as: 'date', isOptional: true },
      skills: { label: 'Skills', as: 'words' },
      readyToRelocate: { label: 'Ready to Relocate', as: 'tick' },
    },
  },
  watched: { candidate: { company: '/company/candidate/view-candidate/{id}' } },
  errors: {
    'candidate.exists': [400, 'User already exists'],
    'candidate.existsIn': [400, 'User already exists in {unit}. Please ask there'],
    'candidate.existsBeyond': [400, 'User already exists, beyond what you see. Please ask an Owner of your company'],
  },
} as const satisfies Facts
