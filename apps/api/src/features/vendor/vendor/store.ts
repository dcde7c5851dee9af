import type { VendorLikeness } from '@corridor/contract/vendor/vendor/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { isSeen } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type VendorRow, type VendorValues, vendorSpec } from './tables.ts'

export const listVendors = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, vendorSpec, query)

/** A vendor that this very transaction wrote: also if its maker sees it no more, for others were given it. */
export async function findWritten(tx: Sql, id: string): Promise<VendorRow | undefined> {
  const { columns, joins = '' } = vendorSpec
  const [row] = await tx<VendorRow[]>`select ${tx.unsafe(columns)} from vendor t ${tx.unsafe(joins)} where t.id = ${id}`
  return row
}

export interface Holder {
  is_seen: boolean
  visibility: VendorValues['visibility']
  unit: string | null
  first_name: string | null
  last_name: string | null
}

const holderColumns = `v.visibility, p.first_name, p.last_name,
  (select string_agg(u.name, ', ' order by u.name) from business_unit u
    where u.id = v.primary_unit_id or u.id = any(v.unit_ids)) as unit`
const holderJoins = `left join audience a on a.id = v.audience
  left join user_account p on p.id = coalesce(v.primary_owner_id, a.owner_id)`

/** Finds the holder of the vendor of this name: the units that it is shown to, and its primary owner, else its maker. */
export async function findHolder(
  sql: Sql,
  scope: Scope,
  companyId: string,
  name: string,
  exceptId: string | null,
): Promise<Holder | undefined> {
  const [row] = await sql<Holder[]>`
    select ${isSeen(sql, scope, 'v')} as is_seen, ${sql.unsafe(holderColumns)} from vendor v ${sql.unsafe(holderJoins)}
    where v.company_id = ${companyId} and lower(v.name) = lower(${name}) and v.deleted_at is null
      and v.id is distinct from ${exceptId}`
  return row
}

export interface AlikeRow extends Holder {
  id: string
  name: string
  website: string
  email: string
  reasons: VendorLikeness[]
}

interface Typed {
  name: string
  website: string
  email: string
  phone: string
  exceptId: string | null
}

const alikeMax = 20

/** Vendors of the company, seen or not, that may be the one that is typed: each reason is looked up in an index of its own. */
export const listAlike = (
  sql: Sql,
  scope: Scope,
  companyId: string,
  { name, website, email, phone, exceptId }: Typed,
) =>
  sql<AlikeRow[]>`
    with alike as (
      select v.id, 'name' as reason, 1 as rank from vendor v
      where ${name} <> '' and v.company_id = ${companyId} and v.deleted_at is null and vendor_key(v.name) = vendor_key(${name})
      union all
      select v.id, 'domain', 2 from vendor v
      where v.company_id = ${companyId} and v.deleted_at is null
        and vendor_domains(v.website, v.email) && vendor_domains(${website}, ${email})
      union all
      select v.id, 'email', 3 from vendor v
      where ${email} <> '' and v.company_id = ${companyId} and v.deleted_at is null and lower(v.email) = lower(${email})
      union all
      select c.vendor_id, 'email', 3 from vendor_contact c
      where ${email} <> '' and c.company_id = ${companyId} and c.deleted_at is null and lower(c.email) = lower(${email})
      union all
      select v.id, 'phone', 4 from vendor v
      where ${phone} <> '' and v.company_id = ${companyId} and v.deleted_at is null and v.contact_number = ${phone}
      union all
      select c.vendor_id, 'phone', 4 from vendor_contact c
      where ${phone} <> '' and c.company_id = ${companyId} and c.deleted_at is null and ${phone} in (c.mobile_number, c.office_number)
    )
    select v.id, v.name, v.website, v.email, ${isSeen(sql, scope, 'v')} as is_seen, ${sql.unsafe(holderColumns)}, l.reasons
    from (
      select id, array_agg(reason order by rank) as reasons from (select distinct id, reason, rank from alike) each group by id
    ) l join vendor v on v.id = l.id and v.deleted_at is null ${sql.unsafe(holderJoins)}
    where v.id is distinct from ${exceptId} order by cardinality(l.reasons) desc, v.name, v.id limit ${alikeMax}`

/** Finds the given countries that stand, with their codes, kept so until the transaction ends. */
export async function lockCountries(tx: Sql, ids: string[]): Promise<Map<string, string | null>> {
  const rows = await tx<{ id: string; code: string | null }[]>`
    select id, code from country where id = any(${ids}::uuid[]) and deleted_at is null order by id for share`
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** Finds the given names that a vendor of the company has, by their places. */
export async function findStanding(sql: Sql, companyId: string, names: readonly string[]): Promise<Set<number>> {
  const rows = await sql<{ at: number }[]>`
    select asked.at::int - 1 as at from unnest(${names as string[]}::text[]) with ordinality as asked (name, at)
    join vendor v on v.company_id = ${companyId} and lower(v.name) = lower(asked.name) and v.deleted_at is null`
  return new Set(rows.map(({ at }) => at))
}

/** Inserts those whose names are free; answers the ids, in their order, of those that were. */
export async function insertVendors(
  tx: Sql,
  { companyId, userId }: CompanyScope,
  vendors: readonly VendorValues[],
): Promise<(string | null)[]> {
  const rows = vendors.map((values) => ({ id: newId(), company_id: companyId, created_by: userId, ...values }))
  if (rows.length === 0) return []
  const made = await tx<{ id: string }[]>`
    insert into vendor ${tx(rows)}
    on conflict (company_id, lower(name)) where deleted_at is null do nothing returning id`
  const added = new Set(made.map(({ id }) => id))
  return rows.map(({ id }) => (added.has(id) ? id : null))
}

/** Vendors that stand, kept from others until the transaction ends. */
export const lockVendors = (tx: Sql, scope: Scope, ids: string[]) => tx<VendorRow[]>`
  select ${tx.unsafe(vendorSpec.columns)} from vendor t ${tx.unsafe(vendorSpec.joins ?? '')}
  where t.id = any(${ids}::uuid[]) and ${vendorSpec.within(tx, scope)} order by t.id for update of t`

/** Counts the contacts of each vendor that came or changed since it was imported: all but an unchanged primary one. */
export async function countLaterContacts(sql: Sql, ids: string[]): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; uses: number }[]>`
    select vendor_id as id, count(*)::int as uses from vendor_contact
    where vendor_id = any(${ids}::uuid[]) and deleted_at is null and not (contact_type = 'primary' and version = 1)
    group by 1`
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}
