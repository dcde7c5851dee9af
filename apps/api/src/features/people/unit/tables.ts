import type { BusinessUnit, BusinessUnitAdd, unit } from '@corridor/contract/people/unit/shapes'
import type { ListSpec } from '../../../db/list-spec.ts'
import {
  given,
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record.ts'
import { keptInCompany } from '../../../db/within.ts'

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

/** What the trail keeps of a unit. */
export const toFacts = (row: UnitRow): UnitValues => ({
  name: row.name,
  parent_id: row.parent_id,
  sender_name: row.sender_name,
  from_email: row.from_email,
  reply_to: row.reply_to,
  signature: row.signature,
  postal_address: row.postal_address,
})
