import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addInstitution, deleteInstitution, updateInstitution } from './save.ts'
import { institutionSpec, institutions } from './tables.ts'

export const institutionRules: KindRules = {
  kind: 'institution',
  table: 'institution',
  list: institutionSpec,
  nameOf: (row) => row.name,
  add: (context, input) => addInstitution(toCompanyContext(context), input),
  update: (context, input) => updateInstitution(toCompanyContext(context), input),
  remove: (context, input) => deleteInstitution(toCompanyContext(context), input),
  refuseDouble: institutions.refuseDouble,
  parts: [
    { table: 'note', column: 'record_id' },
    { table: 'task', column: 'record_id' },
  ],
}
