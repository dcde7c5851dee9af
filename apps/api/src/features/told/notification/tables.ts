import {
  type NotificationArea,
  type NotificationKind,
  type NotificationTab,
  pathOf,
} from '@corridor/contract/told/notification/kinds'
import type { notification } from '@corridor/contract/told/notification/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type RecordRow, toRecordBase } from '../../../db/record/record.ts'
import { isSeenRecord, seenBy, type Within } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'

export interface NotificationRow extends RecordRow {
  area: NotificationArea
  kind: NotificationKind
  tab: NotificationTab
  params: Record<string, string>
  name: string
  record_kind: string | null
  record_id: string | null
  times: number
  read_at: Date | null
}

/** A person's own, of where they work now and of nowhere in particular. */
export const ownHere: Within = (sql, scope) => {
  const own = sql`t.user_id = ${scope.userId}`
  return seenBy(sql, scope, {
    of: 'shared',
    company: (id) =>
      sql`${own} and (t.area is null or t.company_id = ${id}) and ${isSeenRecord(sql, scope, 't.record_kind', 't.record_id')}`,
    platform: sql`${own} and (t.area is null or t.area = 'admin')`,
    own: sql`${own} and t.area is null`,
  })
}

export const notificationSpec: ListSpec<NotificationRow, typeof notification.list> = {
  table: 'notification',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.area, t.kind, t.tab, t.params, t.name, t.record_kind, t.record_id,
    t.times, t.read_at`,
  within: ownHere,
  sort: { createDate: { by: 't.created_at' } },
  filters: {
    tab: (sql, value) => sql`t.tab = ${value}`,
    isUnread: (sql, value) => sql`(t.read_at is null) = ${value}`,
    kind: (sql, value) => sql`t.kind = ${value}`,
  },
  search: { name: 't.name' },
  toWire: (row) => ({
    ...toRecordBase(row),
    kind: row.kind,
    tab: row.tab,
    params: row.params,
    times: row.times,
    name: row.name,
    path: pathOf(row.kind, row.area, toAbout(row)),
    readDate: row.read_at?.toISOString() ?? null,
  }),
}

/** The record that a notification is about. */
export const toAbout = ({ record_kind, record_id }: Pick<NotificationRow, 'record_kind' | 'record_id'>) =>
  record_kind && record_id ? { kind: record_kind, id: record_id } : null

/** Whom a letter is for. */
export interface Addressee {
  id: string
  email: string
  first_name: string
  last_name: string
  language: Language
  is_email_verified: boolean
}

/** The person who gets a letter, held until the transaction ends: of two that ask at once the second waits. */
export async function loadAddressee(tx: Sql, id: string): Promise<Addressee | undefined> {
  const [row] = await tx<Addressee[]>`
    select id, email, first_name, last_name, language, is_email_verified from user_account
    where id = ${id} and status = 'active' for update`
  return row
}
