import type { Named } from '../../../db/record/transfer-rules.ts'
import type { Sql } from '../../../platform/sql.ts'

/** The countries that each name or ISO code may mean. */
export const nameCountries = (sql: Sql, names: string[]) => sql<Named[]>`
  select asked.at::int - 1 as at, c.id, c.name as label
  from unnest(${names}::text[]) with ordinality as asked (name, at)
  join country c on (search_fold(c.name) = search_fold(asked.name) or lower(c.code) = lower(asked.name)) and c.deleted_at is null`
