import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { sightedTables } from '../../../db/scope/within.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type UnitRow, type UnitValues, unitSpec } from './tables.ts'

export const listUnits = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, unitSpec, query)

export const units = companyTable<UnitRow, UnitValues>({
  spec: unitSpec,
  entity: 'Unit',
  taken: { business_unit_name: (name) => fail('unit.nameTaken', { name }) },
  columns: ['name', 'parent_id', 'sender_name', 'from_email', 'reply_to', 'signature', 'postal_address'],
})

/** Nobody else changes the tree of a company's units before `tx` ends. */
export const lockTree = (tx: Sql, { companyId }: CompanyScope) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`business-unit ${companyId}`}, 0))`

/** A unit and those above it, itself first. */
export async function listAbove(tx: Sql, id: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    with recursive above as (
      select id, parent_id, 1 as step from business_unit where id = ${id}
      union all select b.id, b.parent_id, step + 1 from business_unit b join above on b.id = above.parent_id
    )
    select id from above order by step`
  return rows.map((row) => row.id)
}

/** Measures the depth of the tree below a unit, the unit itself counted. */
export async function heightOf(tx: Sql, id: string): Promise<number> {
  const [row] = await tx<{ height: number }[]>`
    with recursive below as (
      select id, 1 as depth from business_unit where id = ${id}
      union all select b.id, depth + 1 from business_unit b join below on b.parent_id = below.id
    )
    select max(depth)::int as height from below`
  return row?.height ?? 0
}

interface Uses {
  units: number
  members: number
  records: number
}

// Jobs, vendors and their groups, email templates and campaigns name their units themselves.
const named: readonly string[] = ['job', 'vendor', 'vendor_group', 'email_template', 'campaign']
const rowsOfUnits = sightedTables
  .filter((table) => !named.includes(table))
  .map((table) => `select audience from ${table}`)
  .join(' union all ')

/** Counts the uses of a unit: units right below it, members, and records, those in the bin among them. */
export async function countUses(tx: Sql, id: string): Promise<Uses> {
  const [row] = await tx<Uses[]>`
    with own as materialized (select a.id from audience a where a.units @> array[${id}::uuid])
    select (select count(*)::int from business_unit where parent_id = ${id}) as units,
      (select count(*)::int from member_unit where unit_id = ${id}) as members,
      (select count(*)::int from (${tx.unsafe(rowsOfUnits)}) seen where audience in (select id from own))
        + (select count(*)::int from job where audience in (select id from own) or business_unit_id = ${id})
        + (select count(*)::int from vendor where primary_unit_id = ${id} or unit_ids @> array[${id}::uuid])
        + (select count(*)::int from vendor_group where unit_id = ${id})
        + (select count(*)::int from email_template where unit_id = ${id})
        + (select count(*)::int from campaign where audience in (select id from own) or from_unit_id = ${id} or reply_unit_id = ${id}) as records`
  return row ?? { units: 0, members: 0, records: 0 }
}

export const deleteUnitRow = (tx: Sql, id: string) => tx`delete from business_unit where id = ${id}`
