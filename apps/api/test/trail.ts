import type { Sql } from '../src/db/pool/connect.ts'

export interface TrailRow {
  action: string
  actor_id: string
  company_id: string | null
  record_kind: string
  record_id: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  request_id: string
}

/** Reads the audit of a record, oldest first. */
export const trailOf = (sql: Sql, recordId: string) =>
  sql<TrailRow[]>`
    select action, actor_id, company_id, record_kind, record_id, before, after, request_id
    from audit where record_id = ${recordId} order by at, id`

/** Counts the rows of the audit, to see that nothing was written. */
export const trailLength = async (sql: Sql): Promise<number> =>
  (await sql<{ n: number }[]>`select count(*)::int as n from audit`)[0]?.n ?? 0
