import type { CandidatePartKind } from '@corridor/contract/candidate/part/kinds'
import { text } from '../../../lib/language/text'

interface CandidateStep {
  /** Keys. */
  name: string
  words: string
  /** The kind that the step holds several of; the first is the candidate's form, the sixth the resume. */
  kind?: CandidatePartKind
}

/** The steps of a candidate's record, from 1. */
export const candidateSteps: readonly CandidateStep[] = [
  { name: text('Candidate'), words: text('Name, contacts, skills and work authorization.') },
  {
    name: text('Work History'),
    words: text('Positions, the present one first. Every step can be skipped and filled in later.'),
    kind: 'candidate-history',
  },
  { name: text('Education'), words: text('Degrees and schools.'), kind: 'candidate-education' },
  {
    name: text('Certifications'),
    words: text('What the candidate is certified in, and until when.'),
    kind: 'candidate-certification',
  },
  { name: text('Languages'), words: text('Which languages, and how well.'), kind: 'candidate-language' },
  { name: text('Resume'), words: text('The original file, kept with the candidate.') },
  {
    name: text('Vendor Contact'),
    words: text('Through whom the candidate comes, or who is asked about them.'),
    kind: 'candidate-contact',
  },
]
