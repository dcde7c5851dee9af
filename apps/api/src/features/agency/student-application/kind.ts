import type { ApplicationStage } from '@corridor/contract/student/student/kinds'
import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { dayOfCompany } from '../../student/enrolment/own-day.ts'
import { addApplication } from './add.ts'
import { deleteApplication } from './delete.ts'
import { moveApplication } from './move.ts'
import { nameOfApplication, refuseDouble } from './save.ts'
import { findDeletedStudent } from './store.ts'
import { type ApplicationRow, applicationSpec } from './tables.ts'
import { updateApplication } from './update.ts'

export const applicationRules: KindRules<ApplicationRow> = {
  kind: 'student-application',
  table: 'student_application',
  list: applicationSpec,
  nameOf: nameOfApplication,
  add: (context, input) => addApplication(toCompanyContext(context), input),
  // It has no status to set for many at once.
  update: (context, { id }) => updateApplication(toCompanyContext(context), { id }),
  set: async (context, { id, stage }: { id: string; stage: ApplicationStage }, how) => {
    const inside = toCompanyContext(context)
    const on = await dayOfCompany(inside.db, inside.scope.companyId)
    return moveApplication(inside, { id, stage, on, reason: '' }, how)
  },
  remove: (context, input) => deleteApplication(toCompanyContext(context), input),
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
