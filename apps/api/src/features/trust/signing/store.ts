import type { SealedColumn } from '../../../db/reseal.ts'
import type { Sql } from '../../../platform/sql.ts'

/** Column of the private keys, each sealed for its row. */
export const signingKeys = { table: 'signing_key', column: 'sealed_key' } as const satisfies SealedColumn

export interface KeyRow {
  id: string
  certificate: Buffer
  sealed_key: string
}

/** The key that signs now; undefined if there is none, or it ends within `days`. */
export async function findPresentKey(sql: Sql, days: number): Promise<KeyRow | undefined> {
  const [row] = await sql<KeyRow[]>`
    select id, certificate, sealed_key from signing_key where expires_at > now() + make_interval(days => ${days})
    order by created_at desc, id desc limit 1`
  return row
}

/** Keeps other nodes from making a key until `tx` ends. */
export const lockKeys = (tx: Sql) => tx`select pg_advisory_xact_lock(hashtext('corridor signing key'))`

export const insertKey = (tx: Sql, row: KeyRow & { expires_at: Date }) => tx`insert into signing_key ${tx(row)}`
