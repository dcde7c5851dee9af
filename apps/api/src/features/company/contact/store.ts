import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/context.ts'
import { runList } from '../../../db/list.ts'
import { companyTable } from '../../../db/table.ts'
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
