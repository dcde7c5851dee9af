import type { Sql } from '../../../platform/sql.ts'

/** Finds which of these countries stand; they do until `tx` ends. */
export async function listKnownCountries(tx: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from country where id = any(${ids as string[]}::uuid[]) and deleted_at is null order by id for share`
  return rows.map(({ id }) => id)
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
