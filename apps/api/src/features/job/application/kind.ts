import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken } from '../../../platform/sql.ts'
import { deleteApplication, nameOfApplication } from './delete.ts'
import { type ApplicationRow, applicationSpec } from './tables.ts'

export const applicationRules: KindRules<ApplicationRow> = {
  kind: 'application',
  table: 'application',
  list: applicationSpec,
  nameOf: nameOfApplication,
  // It is moved, and has nothing else that many take at once.
  update: async () => undefined,
  remove: (context, input) => deleteApplication(toCompanyContext(context), input),
  refuseDouble(error) {
    if (isTaken(error, 'application_once')) throw fail('application.exists')
    throw error
  },
  files: ['resume_key'],
  parts: [
    { table: 'task', column: 'record_id' },
    { table: 'note', column: 'record_id' },
  ],
}
