import type postgres from 'postgres'
import { type AuditEntry, leaveAudit, leaveAudits } from './audit.ts'
import { once } from './once.ts'
import type { Context } from './scope/context.ts'
import { companyOf } from './scope/scope.ts'

/** Change that a verb made, for the audit, and its answer. */
export interface Change<Answer> {
  record: { kind: string; id: string }
  before: object | null
  after: object | null
  /** Company whose log shows it, if an administrator acts on a record of one; else the caller's own. */
  companyId?: string
  answer: Answer
}

/** Changes that a verb made to several records, each told under its own action if it has one, and its answer. */
export interface Changes<Answer> {
  records: readonly RecordChange[]
  answer: Answer
}

export type RecordChange = Pick<AuditEntry, 'record' | 'before' | 'after'> & { action?: string }

/** Answers a verb that had nothing to change: nothing is written, nothing is told. */
export const unchanged = <Answer>(answer: Answer): Changes<Answer> => ({ records: [], answer })

/**
 * Runs one write verb in one transaction and leaves its audit row there: who, what, when, company, before and after.
 * A verb cannot write without telling what it changed. A repeat with the same idempotency key gets the first answer, and changes nothing.
 */
export async function write<Answer>(
  context: Context,
  action: string,
  work: (tx: postgres.TransactionSql) => Promise<Change<Answer> | Changes<Answer>>,
): Promise<Answer> {
  const answer = await context.db.begin((tx) =>
    once(tx, context, action, async () => {
      const done = await work(tx)
      if ('records' in done) {
        const byAction = Map.groupBy(done.records, (change) => change.action ?? action)
        for (const [each, changes] of byAction) await leaveTrail(context, tx, each, changes)
      } else {
        const entry = toEntry(context, action, done)
        await leaveAudit(tx, entry)
        await context.platform.onChanged(tx, { ...entry, records: [entry.record] })
      }
      return done.answer
    }),
  )
  return answer as Answer
}

/** Leaves what another verb's transaction changed beside its own record: a row for each. */
export async function leaveTrail(
  context: Context,
  tx: postgres.TransactionSql,
  action: string,
  changes: readonly Pick<AuditEntry, 'record' | 'before' | 'after'>[],
): Promise<void> {
  const by = whoAndWhere(context, action)
  await leaveAudits(tx, by, changes)
  await context.platform.onChanged(tx, { ...by, records: changes.map(({ record }) => record) })
}

const toEntry = (
  context: Context,
  action: string,
  { record, before, after, companyId }: Change<unknown>,
): AuditEntry => ({
  ...whoAndWhere(context, action),
  ...(companyId && { companyId }),
  record,
  before,
  after,
})

const whoAndWhere = ({ scope, caller, requestId }: Context, action: string) => ({
  actorId: caller.userId,
  companyId: companyOf(scope),
  action,
  requestId,
})

/** How the trail and the caller are told of a record of one kind. */
interface Told<Row, Wire> {
  kind: string
  /** Its values as the trail holds them. */
  toFacts: (row: Row) => object
  /** The record as endpoints answer it. */
  toWire: (row: Row) => Wire
}

/** Tells of a record that was added, with no `before`, or changed, and answers it under the specified message. */
export const saved = <Row extends { id: string }, Wire>(
  { kind, toFacts, toWire }: Told<Row, Wire>,
  before: Row | null,
  after: Row,
  message: string,
) => ({
  record: { kind, id: after.id },
  before: before && toFacts(before),
  after: toFacts(after),
  answer: { success: true as const, message, data: toWire(after) },
})

/** Tells of a record that was removed. */
export const removed = <Row extends { id: string }>(
  { kind, toFacts }: Pick<Told<Row, unknown>, 'kind' | 'toFacts'>,
  stands: Row,
  message = 'Deletion successful',
) => ({
  record: { kind, id: stands.id },
  before: toFacts(stands),
  after: null,
  answer: { success: true as const, message },
})
