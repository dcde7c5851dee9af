import type { Sql } from '../src/db/connect.ts'

// What a refused call may count or note without having changed anything.
const apart = ['migration', 'rate_limit', 'audit_rest', 'mail']

/** A fingerprint of each table's rows, to tell that nothing changed. A session's last use and the jobs are left out. */
export async function contentsOf(sql: Sql): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relname = any(${apart}) order by relname`
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(row, '' order by row)), '') as print
       from (select (to_jsonb(t) - 'last_seen_at')::text as row from "${name}" t) rows`,
  )
  const rows = await sql.unsafe<{ name: string; print: string }[]>(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}
