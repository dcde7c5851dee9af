import type { Changing, KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { deleteJob } from './delete.ts'
import type { JobRow } from './row.ts'
import { addJob, updateJob } from './save.ts'
import { jobSpec } from './tables.ts'
import { jobTransfer } from './transfer.ts'

export const jobRules: KindRules<JobRow> = {
  kind: 'job',
  table: 'job',
  list: jobSpec,
  nameOf: (row) => row.job_title,
  add: (context, input) => addJob(toCompanyContext(context), input),
  update: (context, { id }) => updateJob(toCompanyContext(context), { id }),
  set: (context, input: Changing<typeof updateJob>) => updateJob(toCompanyContext(context), input),
  remove: (context, input) => deleteJob(toCompanyContext(context), input),
  transfer: jobTransfer,
  parts: [
    { table: 'application', column: 'job_id', file: 'resume_key' },
    { table: 'submission', column: 'job_id', file: 'resume_key' },
    { table: 'representation', column: 'job_id', file: 'file_key' },
    { table: 'task', column: 'record_id' },
    { table: 'note', column: 'record_id' },
  ],
}
