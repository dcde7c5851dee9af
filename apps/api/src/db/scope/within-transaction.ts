import type postgres from 'postgres'
import type { Context } from './context.ts'

/**
 * The same context inside an open transaction: a verb that begins one of its own gets a savepoint of this, so that what it refuses
 * undoes its own part alone and everything lands together. The caller's key is the outer verb's: with it a second part of one verb would
 * be taken for a repeat of the first, and left out.
 */
export const withinTransaction = (context: Context, tx: postgres.TransactionSql): Context => ({
  ...context,
  db: toPool(tx),
  idempotency: null,
})

/** An open transaction for whoever asks for a pool: what they begin is a savepoint of it. */
export function toPool(tx: postgres.TransactionSql): postgres.Sql {
  const nested = new Proxy(tx, {
    get: (target, name) => (name === 'begin' ? target.savepoint : Reflect.get(target, name)),
  })
  return nested as unknown as postgres.Sql
}
