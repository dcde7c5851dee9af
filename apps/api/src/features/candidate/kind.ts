import { toCompanyContext } from '../../db/context.ts'
import type { KindRules } from '../../db/record-kind.ts'
import { addCandidate, refuseDouble } from './add.ts'
import { deleteCandidate } from './delete.ts'
import { type CandidateRow, candidateSpec } from './tables.ts'
import { updateCandidate } from './update.ts'
import { nameOf } from './values.ts'

export const candidateRules: KindRules<CandidateRow> = {
  kind: 'candidate',
  table: 'candidate',
  list: candidateSpec,
  nameOf,
  add: (context, input) => addCandidate(toCompanyContext(context), input),
  update: (context, input) => updateCandidate(toCompanyContext(context), input),
  remove: (context, input) => deleteCandidate(toCompanyContext(context), input),
  refuseDouble,
  parts: [
    'hotlist_candidate',
    'candidate_history',
    'candidate_education',
    'candidate_certification',
    'candidate_language',
    'candidate_contact',
  ].map((table) => ({ table, column: 'candidate_id' })),
  files: ['resume_key'],
}
