import type { BusinessUnit, BusinessUnitAdd, unit } from '@corridor/contract/people/unit/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  given,
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import type { Named } from '../../../db/record/transfer-rules.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { keptInCompany } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'

export interface UnitValues {
  name: string
  parent_id: string | null
  sender_name: string
  from_email: string
  reply_to: string
  signature: string
  postal_address: string
}

export interface UnitRow extends RecordRow, OwnerColumns, UnitValues {
  parent_name: string | null
  members: number
  units: number
}

export const unitSpec: ListSpec<UnitRow, typeof unit.list> = {
  table: 'business_unit',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.name, t.parent_id, t.sender_name, t.from_email, t.reply_to, t.signature,
    t.postal_address, above.name as parent_name, ${ownerColumns},
    (select count(*)::int from member_unit m where m.unit_id = t.id) as members,
    (select count(*)::int from business_unit b where b.parent_id = t.id) as units`,
  joins: `left join business_unit above on above.id = t.parent_id ${ownerJoin}`,
  within: keptInCompany,
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.name collate corridor_text' },
  },
  filters: { parent: (sql, id) => sql`t.parent_id = ${id}` },
  search: { name: 't.name' },
  toWire,
}

export function toWire(row: UnitRow): BusinessUnit {
  return {
    ...toRecordBase(row),
    name: row.name,
    parent: row.parent_id,
    parentInfo: row.parent_id ? [{ _id: row.parent_id, name: row.parent_name ?? '' }] : [],
    senderName: row.sender_name,
    fromEmail: row.from_email,
    replyTo: row.reply_to,
    signature: row.signature,
    postalAddress: row.postal_address,
    members: row.members,
    units: row.units,
    userInfo: toUserInfo(row),
  }
}

type Given = { [Name in keyof BusinessUnitAdd]?: BusinessUnitAdd[Name] | undefined }

/** The columns behind what a body names. */
export const toValues = (input: Given): Partial<UnitValues> =>
  given({
    name: input.name,
    parent_id: input.parent,
    sender_name: input.senderName,
    from_email: input.fromEmail,
    reply_to: input.replyTo,
    signature: input.signature,
    postal_address: input.postalAddress,
  })

/** Values of a unit that the audit keeps. */
export const toFacts = (row: UnitRow): UnitValues => ({
  name: row.name,
  parent_id: row.parent_id,
  sender_name: row.sender_name,
  from_email: row.from_email,
  reply_to: row.reply_to,
  signature: row.signature,
  postal_address: row.postal_address,
})

/** Finds the facts that a unit of the company gives of itself as a sender. */
export async function findUnit(sql: Sql, companyId: string, id: string): Promise<UnitValues | undefined> {
  const [row] = await sql<UnitValues[]>`
    select name, parent_id, sender_name, from_email, reply_to, signature, postal_address from business_unit
    where id = ${id} and company_id = ${companyId}`
  return row
}

/** Lists the given ids that are units of the company; they cannot be deleted before `tx` ends. */
export async function listKnownUnits(tx: Sql, companyId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from business_unit where company_id = ${companyId} and id = any(${ids as string[]}::uuid[]) for share`
  return rows.map(({ id }) => id)
}

/** The units that each 'Unit' or 'Unit above / Unit' may mean. */
export const nameUnits = (sql: Sql, { companyId }: CompanyScope, names: string[]) => sql<Named[]>`
  with recursive known as (
    select id, name, name as label from business_unit where company_id = ${companyId} and parent_id is null
    union all select b.id, b.name, known.label || ' / ' || b.name from business_unit b join known on b.parent_id = known.id
  ),
  asked as (
    select at::int - 1 as at, search_fold(regexp_replace(name, '\\s*/\\s*', ' / ', 'g')) as name
    from unnest(${names}::text[]) with ordinality as given (name, at)
  )
  select asked.at, known.id, known.label from asked
  join known on asked.name in (search_fold(known.name), search_fold(known.label))`
