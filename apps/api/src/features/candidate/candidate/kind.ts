import type { Changing, KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { refuseMergedRestore } from '../../records/merge/refuse-restore.ts'
import { addCandidate, refuseDouble } from './add.ts'
import { deleteCandidate } from './delete.ts'
import { type CandidateRow, candidateSpec } from './tables.ts'
import { candidateTransfer } from './transfer.ts'
import { updateCandidate } from './update.ts'
import { nameOf } from './values.ts'

const partTables = [
  'candidate_history',
  'candidate_education',
  'candidate_certification',
  'candidate_language',
  'candidate_contact',
]

export const candidateRules: KindRules<CandidateRow> = {
  kind: 'candidate',
  table: 'candidate',
  list: candidateSpec,
  nameOf,
  add: (context, input) => addCandidate(toCompanyContext(context), input),
  update: (context, input) => updateCandidate(toCompanyContext(context), input),
  set: (context, input: Changing<typeof updateCandidate>) => updateCandidate(toCompanyContext(context), input),
  remove: (context, input) => deleteCandidate(toCompanyContext(context), input),
  transfer: candidateTransfer,
  refuseDouble,
  refuseRestore: refuseMergedRestore('candidate', 'full_name'),
  parts: [
    { table: 'hotlist_candidate', column: 'candidate_id', once: 'hotlist_id' },
    { table: 'campaign_candidate', column: 'candidate_id', once: 'campaign_id' },
    { table: 'share_request', column: 'candidate_id' },
    { table: 'application', column: 'candidate_id', file: 'resume_key' },
    { table: 'submission', column: 'candidate_id', file: 'resume_key' },
    { table: 'representation', column: 'candidate_id', file: 'file_key' },
    ...partTables.map((table) => ({ table, column: 'candidate_id' })),
    { table: 'candidate_document', column: 'candidate_id', file: 'file_key' },
    { table: 'candidate_details', column: 'candidate_id', isOnly: true },
    { table: 'note', column: 'record_id' },
    { table: 'former_resume', column: 'candidate_id', file: 'file_key' },
    { table: 'drawn_resume', column: 'candidate_id' },
  ],
  files: ['resume_key'],
}
