import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type LocationRow, type LocationValues, locationSpec } from './tables.ts'

export const listLocations = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, locationSpec, query)

export const locations = companyTable<LocationRow, LocationValues>({
  spec: locationSpec,
  entity: 'Address',
  columns: ['address_type', 'country_id', 'state_id', 'state_name', 'city_id', 'city_name', 'address', 'zip_code'],
})

/** A country's ISO code; nothing if there is no such country. It stays until `tx` ends, as the others do. */
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
