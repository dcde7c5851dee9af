import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/context.ts'
import { runList } from '../../../db/list.ts'
import type { Scope } from '../../../db/scope.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type EmployeeRow, type EmployeeValues, employeeSpec } from './tables.ts'

export const listEmployees = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, employeeSpec, query)

export async function findEmployee(sql: Sql, scope: Scope, id: string, lock = false): Promise<EmployeeRow | undefined> {
  const [row] = await sql<EmployeeRow[]>`
    select ${sql.unsafe(employeeSpec.columns)} from company_employee t
    where t.id = ${id} and ${employeeSpec.within(sql, scope)} ${lock ? sql`for update` : sql``}`
  return row
}

export async function insertEmployee(
  sql: Sql,
  companyId: string,
  createdBy: string,
  values: EmployeeValues,
): Promise<string> {
  const id = newId()
  await sql`insert into company_employee ${sql({ id, company_id: companyId, created_by: createdBy, ...values })}`
  return id
}

export const updateEmployeeRow = (sql: Sql, id: string, values: Partial<EmployeeValues>) =>
  sql`update company_employee set ${sql(values)}, version = version + 1, updated_at = now() where id = ${id}`
