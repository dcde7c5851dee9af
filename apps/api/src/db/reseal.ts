import { type FieldCrypto, SealBroken } from '../platform/field-crypto.ts'
import type { Sql } from '../platform/sql.ts'

const batchRows = 200
const firstId = '00000000-0000-0000-0000-000000000000'

interface SealedRow {
  id: string
  sealed: string
}

/** A text column whose values `FieldCrypto` sealed, bound to the table, the column and the row's `id`. */
export interface SealedColumn {
  table: string
  column: string
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
  { table, column }: SealedColumn,
  after: string,
  done: Resealed,
): Promise<string | undefined> {
  const rows = await sql<SealedRow[]>`
    select id, ${sql(column)} as sealed from ${sql(table)}
    where id > ${after} and ${sql(column)} is not null and not starts_with(${sql(column)}, ${crypto.currentPrefix})
    order by id limit ${batchRows}`
  for (const { id, sealed } of rows) {
    const fresh = reseal(crypto, sealed, { table, column, rowId: id })
    if (fresh === null) {
      done.broken += 1
      continue
    }
    const { count } = await sql`
      update ${sql(table)} set ${sql(column)} = ${fresh} where id = ${id} and ${sql(column)} = ${sealed}`
    done.resealed += count
  }
  return rows.at(-1)?.id
}

function reseal(crypto: FieldCrypto, sealed: string, place: Parameters<FieldCrypto['open']>[1]): string | null {
  try {
    return crypto.seal(crypto.open(sealed, place), place)
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}
