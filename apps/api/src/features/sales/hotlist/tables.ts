import type { Hotlist, hotlist } from '@corridor/contract/sales/hotlist/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { isSeen, seen, seenInCompany } from '../../../db/scope/within.ts'
import { fail } from '../../../platform/fail.ts'

export interface HotlistValues {
  name: string
  description: string
  is_public: boolean
  status: 'active' | 'inactive'
  columns: string[] | null
}
export interface HotlistRow extends RecordRow, OwnerColumns, HotlistValues {
  total_seats: number
}

// Number of the candidates whom the reader sees: nobody learns how many others there are.
const seats = `(select count(*)::int from hotlist_candidate m
  join candidate c on c.id = m.candidate_id and c.deleted_at is null and ${seen('c')} where m.hotlist_id = t.id)`

export const hotlistSpec: ListSpec<HotlistRow, typeof hotlist.list> = {
  table: 'hotlist',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.name, t.description, t.is_public, t.status, t.columns,
    ${seats} as total_seats, ${ownerColumns}`,
  joins: ownerJoin,
  within: seenInCompany,
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.name collate corridor_text' },
    description: { by: 't.description collate corridor_text' },
    totalSeats: { by: seats },
    isPublic: { by: 't.is_public' },
    status: { by: 't.status' },
  },
  filters: {
    status: (sql, value) => sql`t.status = ${value}`,
    isPublic: (sql, value) => sql`t.is_public = ${value}`,
    candidate: (sql, id, scope) => sql`exists (
      select 1 from hotlist_candidate m join candidate c on c.id = m.candidate_id and ${isSeen(sql, scope, 'c')}
      where m.hotlist_id = t.id and m.candidate_id = ${id})`,
  },
  search: { name: 't.name', description: 't.description' },
  toWire,
}

export const hotlists = companyTable<HotlistRow, HotlistValues>({
  spec: hotlistSpec,
  entity: 'Hotlist',
  taken: { hotlist_name: (name) => fail('hotlist.nameTaken', { name }) },
  columns: ['name', 'description', 'is_public', 'status', 'columns'],
})

export function toWire(row: HotlistRow): Hotlist {
  return {
    ...toRecordBase(row),
    name: row.name,
    description: row.description,
    totalSeats: row.total_seats,
    isPublic: row.is_public,
    isActive: row.status === 'active' ? 'Active' : 'Inactive',
    status: row.status,
    columns: row.columns,
    userInfo: toUserInfo(row),
  }
}

/** Values of a hotlist that the audit keeps. */
export const toFacts = ({ name, description, is_public, status, columns }: HotlistRow): HotlistValues => ({
  name,
  description,
  is_public,
  status,
  columns,
})
