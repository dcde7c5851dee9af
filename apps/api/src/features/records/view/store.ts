import type { SavedView } from '@corridor/contract/records/view/shapes'
import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/context.ts'
import { type Narrowing, runList } from '../../../db/list.ts'
import type { ListSpec } from '../../../db/list-spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'

export interface ViewValues {
  name: string
  params: Record<string, string>
  is_shared: boolean
}
export interface ViewRow extends RecordRow, OwnerColumns, ViewValues {
  list: string
}

const specFor = (userId: string): ListSpec<ViewRow, SavedView> => ({
  table: 'saved_view',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.list, t.name, t.params, t.is_shared, ${ownerColumns}`,
  joins: ownerJoin,
  within: (sql, scope) =>
    scope.kind === 'company' ? sql`t.company_id = ${scope.companyId}` : sql`t.company_id is null`,
  sort: {
    createDate: { by: 't.created_at' },
    name: { by: 't.name collate corridor_text' },
  },
  filters: {
    list: (sql, value) => sql`t.list = ${value}`,
    isOwn: (sql, value) => sql`(t.created_by = ${userId}) = ${value}`,
  },
  search: { name: 't.name' },
  toWire: (row) => toWire(row, userId),
})

// Who sees only their own records has no colleagues to share with.
const visibleTo =
  ({ caller, scope }: Context): Narrowing =>
  (sql) =>
    scope.kind === 'own' ? sql`t.created_by = ${caller.userId}` : sql`(t.created_by = ${caller.userId} or t.is_shared)`

export const listViews = (context: Context, query: ListQuery) =>
  runList(context.db, context.scope, specFor(context.caller.userId), query, visibleTo(context))

/** A view that the caller may change: their own, in the company that they work in. */
export async function findOwnView(sql: Sql, { caller, scope }: Context, id: string): Promise<ViewRow | undefined> {
  const { columns, joins = '', within } = specFor(caller.userId)
  const [row] = await sql<ViewRow[]>`
    select ${sql.unsafe(columns)} from saved_view t ${sql.unsafe(joins)}
    where t.id = ${id} and t.created_by = ${caller.userId} and ${within(sql, scope)} for update of t`
  return row
}

export async function insertView(
  sql: Sql,
  { caller, scope }: Context,
  values: ViewValues & { list: string },
): Promise<string> {
  const id = newId()
  const companyId = scope.kind === 'company' ? scope.companyId : null
  await sql`insert into saved_view (id, company_id, created_by, list, name, params, is_shared)
    values (${id}, ${companyId}, ${caller.userId}, ${values.list}, ${values.name}, ${sql.json(values.params)}, ${values.is_shared})`
  return id
}

export const updateViewRow = (sql: Sql, id: string, { params, ...values }: Partial<ViewValues>) => sql`
  update saved_view set ${sql({ ...values, ...(params ? { params: sql.json(params) } : {}) } as never)},
    version = version + 1, updated_at = now()
  where id = ${id}`

export const deleteViewRow = (sql: Sql, id: string) => sql`delete from saved_view where id = ${id}`

export const countOwnViews = async (sql: Sql, { caller }: Context): Promise<number> => {
  const [row] = await sql<{ own: number }[]>`
    select count(*)::int as own from saved_view where created_by = ${caller.userId}`
  return row?.own ?? 0
}

export const toWire = (row: ViewRow, userId: string): SavedView => ({
  ...toRecordBase(row),
  list: row.list,
  name: row.name,
  params: row.params,
  isShared: row.is_shared,
  isOwn: row.owner_id === userId,
  userInfo: toUserInfo(row),
})

/** What the trail keeps of a view. */
export const toFacts = ({ name, params, is_shared }: ViewRow): ViewValues => ({ name, params, is_shared })
