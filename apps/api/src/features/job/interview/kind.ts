import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addInterview } from './add.ts'
import { deleteInterview, nameOfInterview } from './delete.ts'
import { findDeletedSubmission } from './store.ts'
import { type InterviewRow, interviewSpec } from './tables.ts'
import { updateInterview } from './update.ts'

export const interviewRules: KindRules<InterviewRow> = {
  kind: 'interview',
  table: 'interview',
  list: interviewSpec,
  nameOf: nameOfInterview,
  add: (context, input) => addInterview(toCompanyContext(context), input),
  update: (context, { id }) => updateInterview(toCompanyContext(context), { id }),
  remove: (context, input) => deleteInterview(toCompanyContext(context), input),
  deletedAbove: findDeletedSubmission,
  parts: [
    { table: 'task', column: 'record_id' },
    { table: 'note', column: 'record_id' },
  ],
}
