import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { officeVerbs } from './save.ts'
import { type OfficeRow, officeSpec } from './store.ts'

export const officeRules: KindRules<OfficeRow> = {
  kind: 'company-office',
  table: 'company_office',
  list: officeSpec,
  nameOf: (row) => row.name,
  add: (context, input) => officeVerbs.add(toCompanyContext(context), input),
  update: (context, { id }) => officeVerbs.update(toCompanyContext(context), { id }),
  remove: (context, input) => officeVerbs.remove(toCompanyContext(context), input),
}
