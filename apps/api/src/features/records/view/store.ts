import type { ListColumns, SavedView, view } from '@corridor/contract/records/view/shapes'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf, type Scope } from '../../../db/scope/scope.ts'
import { mine, seenBy } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'

export interface ViewValues {
  name: string
  params: Record<string, string>
  is_shared: boolean
}
export interface ViewRow extends RecordRow, OwnerColumns, ViewValues {
  list: string
}

const specFor = (userId: string): ListSpec<ViewRow, typeof view.list> => ({
  table: 'saved_view',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.list, t.name, t.params, t.is_shared, ${ownerColumns}`,
  joins: ownerJoin,
  // Hides shared views from a member who sees only their own records: they have no colleagues to share with.
  within: (sql, scope) => {
    const own = sql`t.created_by = ${scope.userId}`
    return seenBy(sql, scope, {
      of: 'shared',
      company: (id) => sql`t.company_id = ${id} and (${own} or t.is_shared)`,
      platform: sql`t.company_id is null and (${own} or t.is_shared)`,
      own: sql`t.company_id is null and ${own}`,
    })
  },
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

export const listViews = (context: Context, query: ListQuery) =>
  runList(context.db, context.scope, specFor(context.caller.userId), query)

/** A view that the caller may change: their own, in the company that they work in. */
export async function findOwnView(sql: Sql, { caller, scope }: Context, id: string): Promise<ViewRow | undefined> {
  const { columns, joins = '' } = specFor(caller.userId)
  const [row] = await sql<ViewRow[]>`
    select ${sql.unsafe(columns)} from saved_view t ${sql.unsafe(joins)}
    where t.id = ${id} and ${mine(sql, scope)} for update of t`
  return row
}

export async function insertView(
  sql: Sql,
  { caller, scope }: Context,
  values: ViewValues & { list: string },
): Promise<string> {
  const id = newId()
  await sql`insert into saved_view (id, company_id, created_by, list, name, params, is_shared)
    values (${id}, ${companyOf(scope)}, ${caller.userId}, ${values.list}, ${values.name}, ${sql.json(values.params)}, ${values.is_shared})`
  return id
}

export const updateViewRow = (sql: Sql, id: string, { params, ...values }: Partial<ViewValues>) => sql`
  update saved_view set ${columnsOf(sql, { ...values, ...(params ? { params: sql.json(params) } : {}) })},
    version = version + 1, updated_at = now()
  where id = ${id}`

export const deleteViewRow = (sql: Sql, id: string) => sql`delete from saved_view where id = ${id}`

export const countOwnViews = async (sql: Sql, { caller }: Context): Promise<number> => {
  const [row] = await sql<{ own: number }[]>`
    select count(*)::int as own from saved_view where created_by = ${caller.userId}`
  return row?.own ?? 0
}

export const findColumns = (sql: Sql, scope: Scope) => sql<ListColumns[]>`
  select t.list, t.view_id as view, t.columns from list_columns t where ${mine(sql, scope)} order by t.list, t.view_id`

/** Keeps the columns of a list or a view; false if the view is none that the caller sees. */
export async function keepColumnsRow(sql: Sql, { caller, scope }: Context, chosen: ListColumns): Promise<boolean> {
  const kept = await sql`
    insert into list_columns (company_id, created_by, list, view_id, columns)
    select ${companyOf(scope)}, ${caller.userId}, ${chosen.list}, ${chosen.view}::uuid, ${chosen.columns}
    where ${chosen.view}::uuid is null or exists (
      select 1 from saved_view t
      where t.id = ${chosen.view} and t.list = ${chosen.list} and ${specFor(caller.userId).within(sql, scope)}
    )
    on conflict (created_by, company_id, list, view_id) do update set columns = excluded.columns`
  return kept.count > 0
}

export const forgetColumnsRow = (sql: Sql, scope: Scope, { list, view }: Pick<ListColumns, 'list' | 'view'>) => sql`
  delete from list_columns t where ${mine(sql, scope)} and t.list = ${list} and t.view_id is not distinct from ${view}::uuid`

export const toWire = (row: ViewRow, userId: string): SavedView => ({
  ...toRecordBase(row),
  list: row.list,
  name: row.name,
  params: row.params,
  isShared: row.is_shared,
  isOwn: row.owner_id === userId,
  userInfo: toUserInfo(row),
})

/** Values of a view that the audit keeps. */
export const toFacts = ({ name, params, is_shared }: ViewRow): ViewValues => ({ name, params, is_shared })
