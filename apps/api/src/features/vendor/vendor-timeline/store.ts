import { vendorParts } from '@corridor/contract/vendor/vendor-timeline/kinds'
import { type OwnerColumns, ownerColumns } from '../../../db/record/record.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { isSeen } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'

export interface TrailRow extends OwnerColumns {
  id: string
  at: Date
  action: string
  record_kind: string
  name: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  group_id: string | null
  group_name: string | null
}

interface Asked {
  scope: Scope
  vendorId: string
  before: string | null
  limit: number
}

const verbs = ['add', 'update', 'delete', 'restore']
const ofParts = ['vendor', ...vendorParts].flatMap((kind) => verbs.map((verb) => `${kind}.${verb}`))
const actions = [...ofParts, 'vendor.merge', 'vendor.split']
const tables = vendorParts.map((kind) => kind.replace('-', '_'))

/** The rows of the audit about a vendor and what stands below it, newest first; of groups, those that the caller sees. */
export const listVendorTrail = (sql: Sql, { scope, vendorId, before, limit }: Asked) => sql<TrailRow[]>`
  with own as (
    select ${vendorId}::text as record_id
    ${tables.map((table) => sql`union all select id::text from ${sql(table)} where vendor_id = ${vendorId}`)}
  ), happened as (
    select a.* from own join audit a on a.record_id = own.record_id and a.action = any(${actions})
    union all
    select a.* from vendor_group g join audit a on a.record_id = g.id::text
      and a.action in ('vendor-group.add-vendors', 'vendor-group.remove-vendors')
    where g.company_id = (select company_id from vendor where id = ${vendorId}) and ${isSeen(sql, scope, 'g')}
      and coalesce(a.after, a.before) -> 'vendorIds' ? ${vendorId}
  )
  select a.id, a.at, a.action, a.record_kind, a.before, a.after, name_of_record(a.record_kind, a.record_id) as name,
    ${sql.unsafe(ownerColumns)}, case when g.deleted_at is null then g.id end as group_id, g.name as group_name
  from happened a
  left join user_account u on u.id = a.actor_id
  left join vendor_group g on a.record_kind = 'vendor-group' and g.id::text = a.record_id
  where ${before}::uuid is null or a.id < ${before}::uuid
  order by a.id desc limit ${limit}`

/** The names behind ids of units, members and places. */
export async function listNames(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const asked = ids as string[]
  const rows = await sql<{ id: string; name: string }[]>`
    select id, name from business_unit where id = any(${asked}::uuid[])
    union all select id, name from country where id = any(${asked}::uuid[])
    union all select id, name from state where id = any(${asked}::uuid[])
    union all select id, name from city where id = any(${asked}::uuid[])
    union all select id, full_name from user_account where id = any(${asked}::uuid[])`
  return new Map(rows.map(({ id, name }) => [id, name]))
}
