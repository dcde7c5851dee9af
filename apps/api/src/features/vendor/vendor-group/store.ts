import type { Membership } from '@corridor/contract/vendor/vendor-group/kinds'
import { addressesIn } from '@corridor/contract/vendor/vendor-group/recipients'
import type { ListQuery } from '@corridor/contract/wire/list'
import type postgres from 'postgres'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { isSeen, seenInCompany } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'
import { vendorSpec } from '../vendor/tables.ts'
import { type GroupRow, type GroupValues, groupSpec, isChosen, isFound, isInGroup } from './tables.ts'

export const listGroups = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, groupSpec, query)

/** A group that this very transaction wrote: also if its maker sees it no more. */
export async function findWritten(tx: Sql, id: string): Promise<GroupRow | undefined> {
  const { joins = '' } = groupSpec
  const columns = groupSpec.columns.replaceAll('{seen v}', 'true')
  const [row] = await tx<GroupRow[]>`
    select ${tx.unsafe(columns)} from vendor_group t ${tx.unsafe(joins)} where t.id = ${id}`
  return row
}

/** A country or a state, as the columns that name it. */
export async function findRegion(
  sql: Sql,
  id: string,
): Promise<Pick<GroupValues, 'country_id' | 'state_id'> | undefined> {
  const [row] = await sql<Pick<GroupValues, 'country_id' | 'state_id'>[]>`
    select id as country_id, null as state_id from country where id = ${id} and deleted_at is null
    union all select null, id from state where id = ${id} and deleted_at is null`
  return row
}

/** Lists the given ids that are vendors that the caller sees. */
export async function listKnownVendors(tx: Sql, scope: Scope, ids: string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select t.id from vendor t where t.id = any(${ids}::uuid[]) and ${seenInCompany(tx, scope)} for share`
  return rows.map(({ id }) => id)
}

/** Puts vendors into a group; those already there stay. Answers who came new. */
export async function insertMembers(
  tx: Sql,
  groupId: string,
  companyId: string,
  addedBy: string,
  ids: string[],
): Promise<string[]> {
  const rows = await tx<{ vendor_id: string }[]>`
    insert into vendor_group_member (group_id, vendor_id, company_id, added_by)
    select ${groupId}, id, ${companyId}, ${addedBy} from unnest(${ids}::uuid[]) as id
    on conflict do nothing returning vendor_id`
  return rows.map(({ vendor_id }) => vendor_id)
}

/** Takes vendors that the caller sees out of a group. Answers who was in it. */
export async function deleteMembers(tx: Sql, scope: Scope, groupId: string, ids: string[]): Promise<string[]> {
  const rows = await tx<{ vendor_id: string }[]>`
    delete from vendor_group_member m using vendor v
    where m.group_id = ${groupId} and m.vendor_id = any(${ids}::uuid[]) and v.id = m.vendor_id and ${isSeen(tx, scope, 'v')}
    returning m.vendor_id`
  return rows.map(({ vendor_id }) => vendor_id)
}

export const listGroupVendors = (db: postgres.Sql, scope: Scope, group: GroupRow, query: ListQuery) =>
  runList(db, scope, vendorSpec, query, (sql) => isInGroup(sql, scope, group))

/** Finds the reason why each of these vendors is in a group. */
export async function listWhy(
  sql: Sql,
  scope: Scope,
  group: GroupRow,
  ids: string[],
): Promise<Map<string, Membership>> {
  const rows = await sql<{ id: string; is_chosen: boolean; is_found: boolean }[]>`
    select t.id, ${isChosen(sql, group)} as is_chosen, ${isFound(sql, scope, group)} as is_found
    from vendor t where t.id = any(${ids}::uuid[])`
  return new Map(rows.map((row) => [row.id, row.is_found ? (row.is_chosen ? 'both' : 'rule') : 'chosen']))
}

interface RecipientRow {
  email: string
  name: string
  vendors: { _id: string; name: string }[]
  times: number
  total: number
}

/** Addresses of the vendors of several groups, of their contacts, and of the groups' own text. */
export async function listGroupRecipients(
  sql: Sql,
  scope: Scope,
  groups: readonly GroupRow[],
  { page, limit }: { page: number; limit: number },
) {
  const vendors = groups.map(
    (group) => sql`
      select t.id, t.name, t.email from vendor t
      where ${seenInCompany(sql, scope)} and t.status = 'active' and ${isInGroup(sql, scope, group)}`,
  )
  const typed = groups.flatMap(({ recipients }) => addressesIn(recipients))
  const rows = await sql<RecipientRow[]>`
    with member as (${vendors.map((one, at) => (at === 0 ? one : sql` union all ${one}`))}),
    address as (
      select m.email, m.name, m.id as vendor_id, m.name as vendor_name from member m where m.email <> ''
      union all
      select c.email, c.full_name, m.id, m.name from member m
      join vendor_contact c on c.vendor_id = m.id and c.status = 'active' and c.deleted_at is null and c.email <> ''
      union all
      select typed, '', null, null from unnest(${typed}::text[]) typed
    ),
    once as (
      select lower(email) as email, coalesce(min(name) filter (where name <> ''), '') as name, count(*)::int as times,
        coalesce(jsonb_agg(distinct jsonb_build_object('_id', vendor_id, 'name', vendor_name)) filter (where vendor_id is not null), '[]') as vendors
      from address group by lower(email)
    )
    select once.*, (select count(*)::int from once) as total from once order by email limit ${limit} offset ${(page - 1) * limit}`
  return {
    data: rows.map(({ email, name, vendors, times }) => ({ email, name, vendorInfo: vendors, timesFound: times })),
    totalDocs: rows[0]?.total ?? 0,
  }
}
