import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { deleteEmployee, nameOf, updateEmployee } from './save.ts'
import { type EmployeeRow, employeeSpec } from './tables.ts'

export const employeeRules: KindRules<EmployeeRow> = {
  kind: 'company-employee',
  table: 'company_employee',
  list: employeeSpec,
  nameOf,
  update: (context, input) => updateEmployee(toCompanyContext(context), input),
  remove: (context, input) => deleteEmployee(toCompanyContext(context), input),
}
