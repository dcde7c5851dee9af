import type { ListQuery } from '@corridor/contract/wire/list'
import type postgres from 'postgres'
import { runList } from '../../../db/list/list.ts'
import { matching } from '../../../db/list/matching.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import {
  auditExportSpec,
  auditSpec,
  type ownAuditSpec,
  personSpec,
  type TrailFacts,
  type TrailRow,
  toWire,
} from './tables.ts'

/** Rows past this many are not counted, nor turned to: the time narrows to them. */
const countedMax = 10_000

/** One page of the trail and how many rows there are, of one moment: exact up to 10,000. Both stop there, however long the trail is. */
export async function listAudit(
  sql: postgres.Sql,
  scope: Scope,
  query: ListQuery,
  spec: typeof auditSpec | typeof ownAuditSpec = auditSpec,
) {
  const direction = sql.unsafe(query.sortDirection)
  const order = (alias: string) => sql`${sql.unsafe(alias)}.at ${direction}, ${sql.unsafe(alias)}.id ${direction}`
  const offset = Math.min((query.page - 1) * query.limit, countedMax)
  const limit = Math.min(query.limit, countedMax - offset)
  // Counts the rows that the page is cut from: they are looked through once.
  const rows = await sql<(TrailRow & { total: number })[]>`
    with hit as materialized (
      select t.id, t.at from ${matching({ sql, scope, spec, query, narrowing: undefined })}
      order by ${order('t')} limit ${countedMax + 1}
    ), cut as (select * from hit order by ${order('hit')} limit ${limit} offset ${offset})
    select counted.total, shown.* from (select count(*)::int as total from hit) counted left join (
      select ${sql.unsafe(spec.columns)} from cut
      join audit t on t.id = cut.id and t.at = cut.at ${sql.unsafe(spec.joins ?? '')}
    ) shown on true
    order by ${order('shown')}`
  const total = rows[0]?.total ?? 0
  return {
    success: true as const,
    data: rows.filter(({ id }) => id !== null).map(toWire),
    totalDocs: Math.min(total, countedMax),
    totalIsExact: total <= countedMax,
  }
}

export async function findAudit(sql: Sql, scope: Scope, id: string): Promise<TrailFacts | undefined> {
  const { columns, joins = '', within } = auditExportSpec
  const [row] = await sql<TrailFacts[]>`
    select ${sql.unsafe(columns)} from audit t ${sql.unsafe(joins)} where t.id = ${id} and ${within(sql, scope)}`
  return row
}

export const listPersons = (sql: postgres.Sql, scope: Scope, query: ListQuery) => runList(sql, scope, personSpec, query)

/** The names behind ids of records and keys of files. */
export async function listNames(sql: Sql, keys: string[]): Promise<Map<string, string>> {
  const ids = keys.filter((key) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key))
  const rows = await sql<{ key: string; name: string }[]>`
    select id::text as key, name from lookup where id = any(${ids}::uuid[])
    union all select id::text, name from country where id = any(${ids}::uuid[])
    union all select id::text, name from state where id = any(${ids}::uuid[])
    union all select id::text, name from city where id = any(${ids}::uuid[])
    union all select id::text, name from hotlist where id = any(${ids}::uuid[])
    union all select id::text, trim(full_name) from candidate where id = any(${ids}::uuid[])
    union all select id::text, full_name from user_account where id = any(${ids}::uuid[])
    union all select key, original_name from stored_file where key = any(${keys})`
  return new Map(rows.map(({ key, name }) => [key, name]))
}

/** Opens the months to come, and ends what is over 24 months old. */
export const keepAuditMonths = (sql: Sql) => sql`select tend_audit()`
