import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/context.ts'
import { runList } from '../../../db/list.ts'
import type { Scope } from '../../../db/scope.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type LocationRow, type LocationValues, locationSpec } from './tables.ts'

export const listLocations = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, locationSpec, query)

export async function findLocation(sql: Sql, scope: Scope, id: string, lock = false): Promise<LocationRow | undefined> {
  const { columns, joins = '', within } = locationSpec
  const [row] = await sql<LocationRow[]>`
    select ${sql.unsafe(columns)} from company_location t ${sql.unsafe(joins)}
    where t.id = ${id} and ${within(sql, scope)} ${lock ? sql`for update of t` : sql``}`
  return row
}

export async function insertLocation(
  sql: Sql,
  companyId: string,
  createdBy: string,
  values: LocationValues,
): Promise<string> {
  const id = newId()
  await sql`insert into company_location ${sql({ id, company_id: companyId, created_by: createdBy, ...values })}`
  return id
}

export const updateLocationRow = (sql: Sql, id: string, values: Partial<LocationValues>) =>
  sql`update company_location set ${sql(values)}, version = version + 1, updated_at = now() where id = ${id}`

/** A country's ISO code; nothing where there is no such country. It stays until `tx` ends, as the others do. */
export async function findCountry(tx: Sql, id: string): Promise<{ code: string | null } | undefined> {
  const [row] = await tx<{ code: string | null }[]>`
    select code from country where id = ${id} and deleted_at is null for share`
  return row
}

export const isStateOf = async (tx: Sql, id: string, countryId: string): Promise<boolean> =>
  (await tx`select 1 from state where id = ${id} and country_id = ${countryId} and deleted_at is null for share`)
    .length > 0

export const isCityOf = async (tx: Sql, id: string, stateId: string): Promise<boolean> =>
  (await tx`select 1 from city where id = ${id} and state_id = ${stateId} and deleted_at is null for share`).length > 0
