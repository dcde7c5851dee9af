import type postgres from 'postgres'
import { fail } from '../platform/fail.ts'
import { json } from '../platform/sql.ts'
import type { Context } from './scope/context.ts'

/** A key answers repeats for a day (api.md, Idempotency). */
export const idempotencyHours = 24

interface KeyRow {
  request_hash: Buffer
  answer: unknown
}

/**
 * Does the work of a write once for one key. The first caller works, and its answer is kept in the work's own transaction; a repeat,
 * also one that comes at the same moment, waits for it and gets that answer. It lies sealed. Throws `request.keyReused` for the key with another body.
 */
export async function once<Answer>(
  tx: postgres.TransactionSql,
  { idempotency, caller, scope, platform }: Context,
  action: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!idempotency) return work()
  const { key, requestHash } = idempotency
  const owner = `${scope.kind === 'company' ? scope.companyId : scope.kind} ${caller.userId}`
  // An answer may hold what its record keeps sealed, or a person's address. It is gone before a key is out of use (operations.md).
  const place = { table: 'idempotency_key', column: 'answer', rowId: JSON.stringify([owner, key, action]) }
  const mine = tx`owner = ${owner} and key = ${key} and action = ${action}`
  await tx`delete from idempotency_key where ${mine} and created_at < now() - make_interval(hours => ${idempotencyHours})`
  const taken = await tx`
    insert into idempotency_key (owner, key, action, request_hash) values (${owner}, ${key}, ${action}, ${requestHash})
    on conflict do nothing returning 1`
  if (taken.length > 0) {
    const answer = await work()
    const sealed = platform.fields.seal(JSON.stringify(answer ?? null), place)
    await tx`update idempotency_key set answer = ${json(tx, sealed)} where ${mine}`
    return answer
  }
  const [first] = await tx<KeyRow[]>`select request_hash, answer from idempotency_key where ${mine}`
  if (!first || !requestHash.equals(first.request_hash)) throw fail('request.keyReused')
  return JSON.parse(platform.fields.open(String(first.answer), place))
}

/** Forgets keys whose day is over. */
export const forgetKeys = (sql: postgres.Sql) =>
  sql`delete from idempotency_key where created_at < now() - make_interval(hours => ${idempotencyHours})`
