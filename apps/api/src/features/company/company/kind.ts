import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { deleteCompany } from './delete.ts'
import { type CompanyRow, companySpec } from './tables.ts'
import { updateCompany } from './update.ts'

export const companyRules: KindRules<CompanyRow> = {
  kind: 'company',
  table: 'company',
  list: companySpec,
  nameOf: (row) => row.name,
  update: (context, input) => updateCompany(toCompanyContext(context), input),
  remove: deleteCompany,
}
