import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addApplication } from './add.ts'
import { deleteApplication } from './delete.ts'
import { nameOfApplication, refuseDouble } from './save.ts'
import { type ForMany, setForMany } from './set-for-many.ts'
import { findDeletedStudent } from './store.ts'
import { type ApplicationRow, applicationSpec } from './tables.ts'
import { fileSpec } from './transfer/file-spec.ts'
import { applicationTransfer } from './transfer/rules.ts'
import { updateApplication } from './update.ts'

export const applicationRules: KindRules<ApplicationRow> = {
  kind: 'student-application',
  table: 'student_application',
  list: applicationSpec,
  nameOf: nameOfApplication,
  add: (context, input) => addApplication(toCompanyContext(context), input),
  // It has no status to set for many at once.
  update: (context, { id }) => updateApplication(toCompanyContext(context), { id }),
  set: (context, values: ForMany, how) => setForMany(toCompanyContext(context), values, how),
  remove: (context, input) => deleteApplication(toCompanyContext(context), input),
  transfer: applicationTransfer,
  exported: { list: () => fileSpec, onOpened: async () => undefined },
  refuseDouble,
  deletedAbove: findDeletedStudent,
  parts: [
    { table: 'student_application_condition', column: 'application_id' },
    { table: 'student_application_confirmation', column: 'application_id' },
    { table: 'student_application_move', column: 'application_id' },
    { table: 'paper_bundle', column: 'application_id', file: 'file_key' },
    { table: 'note', column: 'record_id' },
    { table: 'task', column: 'record_id' },
  ],
}
