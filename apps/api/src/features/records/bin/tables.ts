import type { Binned, bin } from '@corridor/contract/records/bin/shapes'
import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type { ListSpec } from '../../../db/list/spec.ts'
import { hasText } from '../../../db/list/term.ts'
import { type OwnerColumns, ownerColumns, toRecordBase, toUserInfo } from '../../../db/record/record.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { isSeenRecord, type Sight, seenBy } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'

/** Days for which a deleted record can be restored (api.md, Numbers). */
export const binDays = 30
const dayMs = 86_400_000

export interface BinRow extends OwnerColumns {
  id: string
  version: number
  kind: RecordKind
  name: string
  deleted_at: Date
}

/** The deleted records of these kinds: a company's own, or those that belong to no company for an administrator. */
export const withinBin = (sql: Sql, scope: Scope, kinds: readonly RecordKind[]): Sight => {
  const isOfKinds = sql`t.kind = any(${kinds as string[]})`
  return seenBy(sql, scope, {
    of: 'shared',
    company: (id) => sql`t.company_id = ${id} and ${isOfKinds} and ${isSeenRecord(sql, scope, 't.kind', 't.id')}`,
    platform: sql`t.company_id is null and ${isOfKinds}`,
  })
}

export const binSpec = (kinds: readonly RecordKind[]): ListSpec<BinRow, typeof bin.list> => ({
  table: 'bin',
  columns: `t.id, t.version, t.kind, t.name, t.deleted_at, ${ownerColumns}`,
  joins: 'left join user_account u on u.id = t.deleted_by',
  within: (sql, scope) => withinBin(sql, scope, kinds),
  sort: {
    createDate: { by: 't.deleted_at' },
    name: { by: 't.name collate corridor_text' },
    kind: { by: 't.kind' },
  },
  filters: { kind: (sql, value) => sql`t.kind = ${value}` },
  search: { name: 't.name' },
  // In a query of its own, or a plan that is kept would fold the term anew for each row.
  searchAll: hasText,
  toWire,
})

const toWire = (row: BinRow): Binned => ({
  ...toRecordBase({ ...row, created_at: row.deleted_at, updated_at: row.deleted_at }),
  kind: row.kind,
  name: row.name,
  deletedDate: row.deleted_at.toISOString(),
  purgeDate: new Date(row.deleted_at.getTime() + binDays * dayMs).toISOString(),
  userInfo: toUserInfo(row),
})
