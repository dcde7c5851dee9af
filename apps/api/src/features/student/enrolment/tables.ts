import type { Sql } from '../../../platform/sql.ts'

/** Finds which of these countries stand; they do until `tx` ends. */
export async function listKnownCountries(tx: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from country where id = any(${ids as string[]}::uuid[]) and deleted_at is null order by id for share`
  return rows.map(({ id }) => id)
}

/** Finds a country's ISO code; it stands until `tx` ends. Undefined if there is no such country. */
export async function findCountry(tx: Sql, id: string): Promise<{ code: string | null } | undefined> {
  const [row] = await tx<{ code: string | null }[]>`
    select code from country where id = ${id} and deleted_at is null for share`
  return row
}

/** Finds which of these entries of a lookup stand; they do until `tx` ends. */
export async function listKnownEntries(
  tx: Sql,
  kind: 'relation' | 'visa-category',
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from lookup where id = any(${ids as string[]}::uuid[]) and kind = ${kind} and deleted_at is null order by id for share`
  return rows.map(({ id }) => id)
}

/** Finds the state of a country that a name means, and the city within it: null for each that is not in the data set. They stand until `tx` ends. */
export async function findPlace(
  tx: Sql,
  countryId: string,
  { state, city }: { state: string; city: string },
): Promise<{ stateId: string | null; cityId: string | null }> {
  const [found] = await tx<{ id: string }[]>`
    select id from state where country_id = ${countryId} and search_fold(name) = search_fold(${state}) and deleted_at is null
    order by created_at, id limit 1 for share`
  if (!found) return { stateId: null, cityId: null }
  const [town] = await tx<{ id: string }[]>`
    select id from city where state_id = ${found.id} and search_fold(name) = search_fold(${city}) and deleted_at is null
    order by created_at, id limit 1 for share`
  return { stateId: found.id, cityId: town?.id ?? null }
}
