import type postgres from 'postgres'
import type { Sql } from '../platform/sql.ts'

export interface Table {
  name: string
  /** Columns that are copied: all that are not computed. */
  columns: string[]
}

// Sessions, streams, codes and links end with a restore, and counts of tries begin anew; migrations are this code's own.
const leftOut = [
  'migration',
  'session',
  'rate_limit',
  'letter_turn',
  'idempotency_key',
  'verification_code',
  'reset_link',
  'sign_in_challenge',
  'known_device',
  'live_node',
  'live_stream',
  'live_worker',
]

/** Tables that a migration fills, so that an empty database has rows there; a restore puts the backup's in their place. */
export const seeded = ['plan', 'proof_text', 'record_kind']

/** Every table that a backup holds, those that others refer to first. */
export async function listTables(sql: Sql): Promise<Table[]> {
  const tables = await sql<Table[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all(${leftOut})
    group by c.relname order by c.relname`
  const references = await sql<{ from: string; to: string }[]>`
    select distinct conrelid::regclass::text as "from", confrelid::regclass::text as "to"
    from pg_constraint where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`
  return inOrder(tables, references)
}

function inOrder(tables: readonly Table[], references: readonly { from: string; to: string }[]): Table[] {
  const ordered: Table[] = []
  const placed = new Set<string>()
  const place = (table: Table, above: readonly string[]) => {
    if (placed.has(table.name)) return
    if (above.includes(table.name)) throw new Error(`Tables refer to each other in a circle: ${above.join(', ')}`)
    for (const { to } of references.filter(({ from }) => from === table.name)) {
      const needed = tables.find(({ name }) => name === to)
      if (needed) place(needed, [...above, table.name])
    }
    placed.add(table.name)
    ordered.push(table)
  }
  for (const table of tables) place(table, [])
  return ordered
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** A table's rows as PostgreSQL writes them, in the order of their keys' making. */
export const copyOut = (sql: postgres.TransactionSql, { name, columns }: Table) =>
  sql.unsafe(`copy (select ${quoted(columns)} from "${name}") to stdout`).readable()

/** Opens a stream for the rows that `copyOut` gave. */
export const copyIn = (sql: postgres.TransactionSql, { name, columns }: Table) =>
  sql.unsafe(`copy "${name}" (${quoted(columns)}) from stdin`).writable()

export async function countRows(sql: Sql, { name }: Table): Promise<number> {
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from ${sql(name)}`
  return row?.n ?? 0
}
