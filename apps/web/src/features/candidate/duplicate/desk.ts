import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import type { MatchReason, MergeField } from '@corridor/contract/candidate/duplicate/reasons'
import { api } from '../../../lib/call/client'
import type { DoubleDesk } from '../../../lib/duplicate/doubles'
import { text } from '../../../lib/language/text'
import { paths } from '../../../paths'
import { DuplicateProof } from './duplicate-proof'
import { candidateComparison } from './exports/candidate-comparison'
import { candidateDoubles } from './exports/candidate-doubles'
import { reasonWords } from './words'

export const candidateDesk: DoubleDesk<Candidate, MergeField, MatchReason> = {
  list: api.duplicate.list,
  to: paths.company.listDuplicate,
  description: text('Candidates who are probably one person. Merging can be undone for thirty days.'),
  none: text('No duplicates found. New candidates are compared as they are added.'),
  reasons: reasonWords,
  doubles: candidateDoubles,
  comparison: candidateComparison,
  Proof: DuplicateProof,
}
