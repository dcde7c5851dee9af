import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addOffice, deleteOffice, updateOffice } from './save.ts'
import { type OfficeRow, officeSpec } from './store.ts'

export const officeRules: KindRules<OfficeRow> = {
  kind: 'company-office',
  table: 'company_office',
  list: officeSpec,
  nameOf: (row) => row.name,
  add: (context, input) => addOffice(toCompanyContext(context), input),
  update: (context, { id }) => updateOffice(toCompanyContext(context), { id }),
  remove: (context, input) => deleteOffice(toCompanyContext(context), input),
  // Two may be alike.
  refuseDouble: (error) => {
    throw error
  },
}
