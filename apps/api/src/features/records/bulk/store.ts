import { type ErrorCode, type ErrorParams, errorMessage } from '@corridor/contract/error-table'
import type { Bulk, BulkAction, bulk } from '@corridor/contract/records/bulk/shapes'
import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { matching } from '../../../db/list/matching.ts'
import type { ListSpec } from '../../../db/list/spec.ts'
import type { WorkRow, WorkTable } from '../../../db/long-work/kind.ts'
import type { KindRules } from '../../../db/record/kind.ts'
import { type RecordRow, toRecordBase } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import { isSeenRecord, mine, narrowed, textOf } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { json, type Sql } from '../../../platform/sql.ts'
import { standingValues, type Values } from './set-values.ts'

export interface BulkRow extends WorkRow {
  kind: RecordKind
  action: BulkAction
  values: Values | null
  state: Bulk['state']
  total: number
  done: number
  unchanged: number
  skipped: number
  next: number
}

export const bulkTable: WorkTable = { table: 'bulk', json: ['reason'] }

/** Writes down an action; its records follow. */
export async function insertBulk(
  tx: Sql,
  { caller, scope }: Context,
  { kind, action, values }: { kind: RecordKind; action: BulkAction; values: Values | null },
): Promise<string> {
  const id = newId()
  await tx`insert into bulk (id, company_id, created_by, kind, action, "values", total)
    values (${id}, ${companyOf(scope)}, ${caller.userId}, ${kind}, ${action}, ${values && json(tx, values)}, 0)`
  return id
}

/** Writes down the records that were chosen; answers how many. */
export async function addChosen(tx: Sql, bulkId: string, ids: string[]): Promise<number> {
  const { count } = await tx`
    insert into bulk_item (bulk_id, place, record_id)
    select ${bulkId}, row_number() over (), id from (select distinct id from unnest(${ids}::uuid[]) as id) chosen`
  return count
}

/** Writes down the records that a list shows when it is narrowed so; answers how many there are at this moment. */
export async function addMatching(
  tx: Sql,
  bulkId: string,
  { scope }: Context,
  { list, narrowing }: Pick<KindRules, 'list' | 'narrowing'>,
  query: ListQuery,
): Promise<number> {
  const { count } = await tx`
    insert into bulk_item (bulk_id, place, record_id)
    select ${bulkId}, row_number() over (order by t.created_at desc, t.id desc), t.id
    from ${matching({ sql: tx, scope, spec: list, query, narrowing })}`
  return count
}

export const setTotal = (tx: Sql, bulkId: string, total: number) =>
  tx`update bulk set total = ${total} where id = ${bulkId}`

/** An action of the caller's own, in the company that they work in. */
export async function findOwnBulk(
  sql: Sql,
  { scope }: Context,
  id: string,
  lock = false,
): Promise<BulkRow | undefined> {
  const [row] = await sql<BulkRow[]>`
    select t.* from bulk t
    where t.id = ${id} and ${mine(sql, scope)}
      ${lock ? sql`for update` : sql``}`
  return row
}

export interface ItemRow {
  place: number
  record_id: string
  status_before: 'active' | 'inactive' | null
  values_before: Values | null
  version_after: number | null
  /** Made for it by an action that asks. */
  made: object | null
}

/** The next records of an action: those not yet worked on, or, while it is undone, those that it changed. */
export const nextItems = (tx: Sql, { id, next, state }: BulkRow, limit: number) => tx<ItemRow[]>`
  select place, record_id, status_before, values_before, version_after, made from bulk_item
  where bulk_id = ${id} and place >= ${next} and ${state === 'undoing' ? tx`outcome = 'done'` : tx`outcome is null`}
  order by place limit ${limit}`

export interface RecordFacts {
  id: string
  name: string
  status: 'active' | 'inactive' | null
  version: number
  /** Those that an action sets. */
  values: Values
}

/** Records as they stand, as far as the caller may see them, with the values that `given` would set. */
export async function readRecords(
  tx: Sql,
  { scope }: Context,
  { kind, list, narrowing, nameOf }: KindRules,
  ids: string[],
  given: Values | null,
): Promise<Map<string, RecordFacts>> {
  const rows = await tx<(RecordRow & { status?: RecordFacts['status'] })[]>`
    select ${tx.unsafe(textOf(list.columns, scope))} from ${tx.unsafe(list.table)} t ${tx.unsafe(textOf(list.joins, scope))}
    where t.id = any(${ids}::uuid[]) and ${list.within(tx, scope)} ${narrowing ? tx`and ${narrowing(tx)}` : tx``}`
  return new Map(
    rows.map((row) => {
      const values = given ? standingValues(kind, list.toWire(row), given) : {}
      return [row.id, { id: row.id, name: nameOf(row), status: row.status ?? null, version: row.version, values }]
    }),
  )
}

export interface ItemEnd {
  place: number
  outcome: 'done' | 'unchanged' | 'skipped' | 'undone'
  name: string | null
  code: ErrorCode | null
  params: ErrorParams | null
  status_before: 'active' | 'inactive' | null
  values_before: Values | null
  version_after: number | null
  made?: object | null
}

/** Notes how records fared. */
export const endItems = (tx: Sql, bulkId: string, ends: ItemEnd[]) => tx`
  update bulk_item i set outcome = e.outcome, name = coalesce(e.name, i.name), code = e.code, params = e.params,
    status_before = coalesce(e.status_before, i.status_before),
    values_before = coalesce(e.values_before, i.values_before), made = coalesce(e.made, i.made), version_after = coalesce(e.version_after, i.version_after)
  from jsonb_to_recordset(${json(tx, ends)}) as
    e(place int, outcome text, name text, code text, params jsonb, status_before text, values_before jsonb,
      version_after int, made jsonb)
  where i.bulk_id = ${bulkId} and i.place = e.place`

export const toWire = (row: BulkRow): Bulk => ({
  ...toRecordBase(row),
  kind: row.kind,
  action: row.action,
  fields: row.action === 'set' ? Object.keys(row.values ?? {}).sort() : [],
  state: row.state,
  total: row.total,
  done: row.done,
  unchanged: row.unchanged,
  skipped: row.skipped,
})

interface SkippedRow {
  id: string
  record_id: string
  name: string | null
  code: ErrorCode
  params: ErrorParams | null
}

const skipped = `(select i.*, b.created_at, b.created_by, b.company_id, b.kind as record_kind
  from bulk_item i join bulk b on b.id = i.bulk_id where i.code is not null)`

const skippedSpec: ListSpec<SkippedRow, typeof bulk.listItem> = {
  table: skipped,
  columns: 't.id, t.record_id, t.name, t.code, t.params',
  // Hides records that the person has lost sight of meanwhile.
  within: (sql, scope) => narrowed(sql, mine(sql, scope), isSeenRecord(sql, scope, 't.record_kind', 't.record_id')),
  sort: { createDate: { by: 't.created_at' }, name: { by: 't.name collate corridor_text', nullable: true } },
  filters: { bulk: (sql, id) => sql`t.bulk_id = ${id}` },
  search: { name: "coalesce(t.name, '')" },
  toWire: ({ id, record_id, name, code, params }) => ({
    _id: id,
    record: record_id,
    name: name ?? '',
    code,
    message: errorMessage(code, params ?? {}),
    params: params ?? {},
  }),
}

export const listSkipped = (context: Context, query: ListQuery) =>
  runList(context.db, context.scope, skippedSpec, query)
