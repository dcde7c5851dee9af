import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Context } from '../../../db/scope/context.ts'
import { type EmployeeRow, type EmployeeValues, employeeSpec } from './tables.ts'

export const listEmployees = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, employeeSpec, query)

export const contacts = companyTable<EmployeeRow, EmployeeValues>({
  spec: employeeSpec,
  entity: 'Contact Authority',
  columns: [
    'authority_type',
    'authority_position',
    'first_name',
    'middle_name',
    'last_name',
    'name_confirmed',
    'has_only_one_name',
    'email',
    'country_code',
    'mobile',
  ],
})
