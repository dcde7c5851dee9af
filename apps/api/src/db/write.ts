import type postgres from 'postgres'
import { newId } from '../platform/ids.ts'
import type { Context } from './context.ts'
import type { Sql } from './sql.ts'

/** What a verb changed, for the trail, and what it answers. */
export interface Change<Answer> {
  record: { kind: string; id: string }
  before: object | null
  after: object | null
  answer: Answer
}

/** What a verb answers when there was nothing to change: nothing is written, nothing is told. */
export interface Unchanged<Answer> {
  record: null
  answer: Answer
}

export const unchanged = <Answer>(answer: Answer): Unchanged<Answer> => ({ record: null, answer })

/**
 * Runs one write verb in one transaction and leaves its audit row there: who, what, when, company, before and after.
 * A verb cannot write without telling what it changed.
 */
export async function write<Answer>(
  context: Context,
  action: string,
  work: (tx: postgres.TransactionSql) => Promise<Change<Answer> | Unchanged<Answer>>,
): Promise<Answer> {
  const change = await context.db.begin(async (tx) => {
    const done = await work(tx)
    if (done.record) await audit(tx, context, action, done)
    return done
  })
  return change.answer as Answer
}

async function audit(tx: Sql, context: Context, action: string, change: Change<unknown>): Promise<void> {
  const companyId = context.scope.kind === 'company' ? context.scope.companyId : null
  await tx`
    insert into audit (id, actor_id, company_id, action, record_kind, record_id, before, after, request_id)
    values (${newId()}, ${context.caller.userId}, ${companyId}, ${action}, ${change.record.kind}, ${change.record.id},
            ${toJson(tx, change.before)}, ${toJson(tx, change.after)}, ${context.requestId})`
}

const toJson = (sql: Sql, value: object | null) => (value ? sql.json(value as postgres.JSONValue) : null)
