import { newId } from '../platform/ids.ts'
import type { Sql } from '../platform/sql.ts'
import { json } from '../platform/sql.ts'

export interface AuditEntry {
  /** Null for what the product does by itself. */
  actorId: string | null
  companyId: string | null
  /** Action, as `hotlist.add`. */
  action: string
  record: { kind: string; id: string }
  before: object | null
  after: object | null
  requestId: string | null
}

/** Leaves one row of the trail in the transaction of the change that it tells of. Verbs reach it through `write`. */
export async function leaveAudit(tx: Sql, { record, before, after, ...entry }: AuditEntry): Promise<void> {
  await tx`
    insert into audit (id, actor_id, company_id, action, record_kind, record_id, before, after, request_id)
    values (${newId()}, ${entry.actorId}, ${entry.companyId}, ${entry.action}, ${record.kind}, ${record.id},
            ${toJson(tx, before)}, ${toJson(tx, after)}, ${entry.requestId})`
}

const toJson = (sql: Sql, value: object | null) => (value ? json(sql, value) : null)

/** The same for many changes of one action, in one statement. */
export async function leaveAudits(
  tx: Sql,
  { actorId, companyId, action, requestId }: Pick<AuditEntry, 'actorId' | 'companyId' | 'action' | 'requestId'>,
  changes: readonly Pick<AuditEntry, 'record' | 'before' | 'after'>[],
): Promise<void> {
  if (changes.length === 0) return
  const texts = (values: (object | null)[]) => values.map((value) => value && JSON.stringify(value))
  await tx`
    insert into audit (id, actor_id, company_id, action, record_kind, record_id, before, after, request_id)
    select c.id, ${actorId}, ${companyId}, ${action}, c.kind, c.record_id, c.before::jsonb, c.after::jsonb, ${requestId}
    from unnest(
      ${changes.map(() => newId())}::uuid[], ${changes.map(({ record }) => record.kind)}::text[],
      ${changes.map(({ record }) => record.id)}::text[], ${texts(changes.map(({ before }) => before))}::text[],
      ${texts(changes.map(({ after }) => after))}::text[]
    ) as c (id, kind, record_id, before, after)`
}
