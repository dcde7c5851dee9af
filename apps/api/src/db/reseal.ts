import { type FieldCrypto, type FieldPlace, SealBroken } from '../platform/field-crypto.ts'
import type { Sql } from '../platform/sql.ts'

const batchRows = 200
const firstId = '00000000-0000-0000-0000-000000000000'

interface SealedRow {
  id: string
  sealed: string
  marked_by: string | null
  marked_with: string[]
}

/** A text column whose values `FieldCrypto` sealed, bound to the table, the column and the row's `id`. */
export interface SealedColumn {
  table: string
  column: string
  /** Column of the same row that holds the value's mark, which is found by it under what another column names. */
  mark?: { column: string; by: string; of?: MarkedText }
}

/** Text of a mark that is of more than the sealed value. */
export interface MarkedText {
  /** Text columns of the same row. */
  columns: readonly string[]
  toText: (value: string, columns: readonly string[]) => string
}

export interface Resealed {
  resealed: number
  /** Rows that no key of the ring opens; they stay as they are. */
  broken: number
}

/**
 * Seals with the current key what an older one sealed, batch by batch, while everybody reads and writes. A row that is written
 * meanwhile keeps what was written.
 */
export async function resealColumns(
  sql: Sql,
  crypto: FieldCrypto,
  columns: readonly SealedColumn[],
): Promise<Resealed> {
  const done: Resealed = { resealed: 0, broken: 0 }
  for (const column of columns) {
    for (let after: string | undefined = firstId; after; ) after = await resealBatch(sql, crypto, column, after, done)
  }
  return done
}

async function resealBatch(
  sql: Sql,
  crypto: FieldCrypto,
  { table, column, mark }: SealedColumn,
  after: string,
  done: Resealed,
): Promise<string | undefined> {
  const rows = await sql<SealedRow[]>`
    select id, ${sql(column)} as sealed, ${mark ? sql`${sql(mark.by)}::text` : sql`null`} as marked_by,
      ${mark?.of ? sql`array[${mark.of.columns.map((name) => sql`${sql(name)}, `)}null]` : sql`'{}'::text[]`} as marked_with
    from ${sql(table)}
    where id > ${after} and ${sql(column)} is not null and not starts_with(${sql(column)}, ${crypto.currentPrefix})
    order by id limit ${batchRows}`
  for (const { id, sealed, marked_by, marked_with } of rows) {
    const place = { table, column, rowId: id }
    const text = opened(crypto, sealed, place)
    if (text === null) {
      done.broken += 1
      continue
    }
    const marked =
      mark && marked_by !== null
        ? sql`, ${sql(mark.column)} = ${crypto.mark(mark.of?.toText(text, marked_with) ?? text, { table, column: mark.column, rowId: marked_by })}`
        : sql``
    // Says so to the triggers of the table: the value is the same.
    const { count } = await sql`
      with said as materialized (select set_config('app.resealing', 'on', true) as word)
      update ${sql(table)} set ${sql(column)} = ${crypto.seal(text, place)}${marked} from said
      where said.word = 'on' and id = ${id} and ${sql(column)} = ${sealed}`
    done.resealed += count
  }
  return rows.at(-1)?.id
}

function opened(crypto: FieldCrypto, sealed: string, place: FieldPlace): string | null {
  try {
    return crypto.open(sealed, place)
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}
