import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addSubmission } from './add.ts'
import { deleteSubmission, nameOfSubmission } from './delete.ts'
import { type SubmissionRow, submissionSpec } from './tables.ts'
import { submissionTransfer } from './transfer.ts'
import { refuseTwice } from './twice.ts'
import { updateSubmission } from './update.ts'

export const submissionRules: KindRules<SubmissionRow> = {
  kind: 'submission',
  table: 'submission',
  list: submissionSpec,
  nameOf: nameOfSubmission,
  add: (context, input) => addSubmission(toCompanyContext(context), input),
  update: (context, { id }) => updateSubmission(toCompanyContext(context), { id }),
  transfer: submissionTransfer,
  remove: (context, input) => deleteSubmission(toCompanyContext(context), input),
  refuseDouble: refuseTwice,
  files: ['resume_key'],
  parts: [
    { table: 'submission_hop', column: 'submission_id' },
    { table: 'interview', column: 'submission_id' },
    { table: 'placement', column: 'submission_id' },
    { table: 'task', column: 'record_id' },
    { table: 'note', column: 'record_id' },
  ],
}
