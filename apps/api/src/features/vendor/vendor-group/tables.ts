import { wholeCompany } from '@corridor/contract/vendor/vendor/kinds'
import type { GroupType } from '@corridor/contract/vendor/vendor-group/kinds'
import type { GroupRule, VendorGroup, vendorGroup } from '@corridor/contract/vendor/vendor-group/shapes'
import { type ListQuery, listBody } from '@corridor/contract/wire/list'
import { conditionsOf } from '../../../db/list/conditions.ts'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toNames,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { isSeen, seen, seenInCompany } from '../../../db/scope/within.ts'
import { fail } from '../../../platform/fail.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'
import { vendorSpec } from '../vendor/tables.ts'

/** The columns that a person fills in. */
export interface GroupValues {
  unit_id: string | null
  name: string
  description: string
  recipients: string
  country_id: string | null
  state_id: string | null
  type: GroupType
  shared_with: string[]
  status: 'active' | 'inactive'
  rule: GroupRule | null
}

export interface GroupRow extends RecordRow, OwnerColumns, GroupValues {
  unit_name: string | null
  region_name: string | null
  region_country_id: string | null
  region_country: string | null
  people: { _id: string; first: string; last: string }[]
  chosen: number
}

export const groupColumns = [
  ...(['unit_id', 'name', 'description', 'recipients', 'country_id', 'state_id'] as const),
  ...(['type', 'shared_with', 'status', 'rule'] as const),
] satisfies (keyof GroupValues)[]

const columns = `t.id, t.version, t.created_at, t.updated_at, ${groupColumns.map((name) => `t.${name}`).join(', ')},
  unit.name as unit_name, coalesce(state.name, country.name) as region_name,
  country.id as region_country_id, country.name as region_country, ${ownerColumns},
  (select coalesce(json_agg(json_build_object('_id', p.id, 'first', p.first_name, 'last', p.last_name) order by p.first_name, p.id), '[]')
    from user_account p where p.id = any(t.shared_with)) as people,
  (select count(*)::int from vendor_group_member m
    join vendor v on v.id = m.vendor_id and v.deleted_at is null and ${seen('v')} where m.group_id = t.id) as chosen`

export const groupSpec: ListSpec<GroupRow, typeof vendorGroup.list> = {
  table: 'vendor_group',
  columns,
  joins: `left join business_unit unit on unit.id = t.unit_id left join state on state.id = t.state_id
    left join country on country.id = coalesce(t.country_id, state.country_id) ${ownerJoin}`,
  within: seenInCompany,
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.name collate corridor_text' },
    groupType: { by: 't.type' },
    status: { by: 't.status' },
  },
  filters: {
    status: (sql, value) => sql`t.status = ${value}`,
    groupType: (sql, value) => sql`t.type = ${value}`,
    vendor: (sql, id, scope) => sql`exists (
      select 1 from vendor_group_member m join vendor v on v.id = m.vendor_id and ${isSeen(sql, scope, 'v')}
      where m.group_id = t.id and m.vendor_id = ${id})`,
  },
  search: { name: 't.name', description: 't.description' },
  toWire,
}

export function toWire(row: GroupRow): VendorGroup {
  const region = row.country_id ?? row.state_id ?? ''
  return {
    ...toRecordBase(row),
    businessUnit: row.unit_id ?? wholeCompany,
    businessUnitInfo: row.unit_id ? [{ _id: row.unit_id, name: row.unit_name ?? '' }] : [],
    groupName: row.name,
    description: row.description,
    recipients: row.recipients,
    region,
    regionInfo: [{ _id: region, name: row.region_name ?? '' }],
    regionCountryInfo: row.region_country_id ? [{ _id: row.region_country_id, name: row.region_country ?? '' }] : [],
    groupType: row.type,
    shareWith: row.shared_with,
    shareWithInfo: row.people.map(({ _id, first, last }) => ({ _id, ...toNames(first, last) })),
    status: row.status,
    rule: row.rule,
    chosenVendors: row.chosen,
    userInfo: toUserInfo(row),
  }
}

/** Values of a group that the audit keeps. */
export const toFacts = (row: GroupRow): GroupValues => ({
  unit_id: row.unit_id,
  name: row.name,
  description: row.description,
  recipients: row.recipients,
  country_id: row.country_id,
  state_id: row.state_id,
  type: row.type,
  shared_with: row.shared_with,
  status: row.status,
  rule: row.rule,
})

export const groups = companyTable<GroupRow, GroupValues>({
  spec: groupSpec,
  entity: 'Vendor Group',
  taken: { vendor_group_name: (name) => fail('vendorGroup.nameTaken', { name }) },
  columns: groupColumns,
})

const nothing = listBody({ sort: [], filters: {}, search: [] }).parse({})

/** Vendors that somebody put into a group. */
export const isChosen = (sql: Sql, { id }: GroupRow): Fragment =>
  sql`t.id in (select vendor_id from vendor_group_member where group_id = ${id})`

/** Vendors that the rule finds, by the conditions of their list; without a rule none. */
export const isFound = (sql: Sql, scope: Scope, { rule }: GroupRow): Fragment =>
  rule
    ? sql`(t.status = 'active' ${conditionsOf(sql, scope, vendorSpec, { ...nothing, filters: rule } as ListQuery)})`
    : sql`false`

/** All vendors of a group, as `t`; company and sight are the statement's own matter. */
export const isInGroup = (sql: Sql, scope: Scope, group: GroupRow): Fragment =>
  sql`(${isChosen(sql, group)} or ${isFound(sql, scope, group)})`
