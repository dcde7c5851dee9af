import type { NoteRecordKind } from '@corridor/contract/told/note/kinds'
import type { Note, note } from '@corridor/contract/told/note/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { isSeenRecord, seenBy, type Within } from '../../../db/scope/within.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'

export interface NoteValues {
  record_kind: NoteRecordKind
  record_id: string
  note: string
  mentioned_ids: string[]
}

export interface NoteRow extends RecordRow, OwnerColumns, NoteValues {
  mentioned: { _id: string; firstName: string; lastName: string }[]
}

/** Shows notes on records that the reader sees and that are not in the bin. */
const onSeenRecords: Within = (sql, scope) => {
  const stands = sql`t.deleted_at is null and not exists (select from bin b where b.id = t.record_id)`
  return seenBy(sql, scope, {
    of: 'shared',
    company: (id) =>
      sql`t.company_id = ${id} and ${stands} and ${isSeenRecord(sql, scope, 't.record_kind', 't.record_id')}`,
    platform: stands,
  })
}

export const noteSpec: ListSpec<NoteRow, typeof note.list> = {
  table: 'note',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.record_kind, t.record_id, t.note, t.mentioned_ids, ${ownerColumns},
    (select coalesce(json_agg(json_build_object('_id', p.id, 'firstName', p.first_name, 'lastName', p.last_name) order by p.id), '[]')
      from user_account p where p.id = any(t.mentioned_ids)) as mentioned`,
  joins: ownerJoin,
  within: onSeenRecords,
  sort: { createDate: { by: 't.created_at' }, updateDate: { by: 't.updated_at' } },
  filters: {
    record: (sql, id) => sql`t.record_id = ${id}`,
    recordKind: (sql, kind) => sql`t.record_kind = ${kind}`,
  },
  search: { note: 't.note' },
  toWire,
}

export function toWire(row: NoteRow): Note {
  return {
    ...toRecordBase(row),
    recordKind: row.record_kind,
    record: row.record_id,
    note: row.note,
    mentions: row.mentioned_ids,
    mentionInfo: row.mentioned,
    userInfo: toUserInfo(row),
  }
}

/** Values of a note that the audit keeps. */
export const toFacts = ({ record_kind, record_id, note, mentioned_ids }: NoteRow): NoteValues => ({
  record_kind,
  record_id,
  note,
  mentioned_ids,
})

/** The rows of the audit in which the notes that stand on a record were written, for its timeline. */
export const writtenNotes = (sql: Sql, recordId: string): Fragment => sql`
  select a.* from note n join audit a on a.record_id = n.id::text and a.action = 'note.add'
  where n.record_id = ${recordId} and n.deleted_at is null`

/** The beginning of the note that a row of the audit, as `a`, is about. */
export const noteInTrail = `case when a.record_kind = 'note' then name_of_record('note', a.record_id) end as note`

export interface TrailRow extends OwnerColumns {
  id: string
  record_kind: string
  record_id: string
  /** Name of the record when it happened. */
  record_name: string | null
  at: Date
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** The beginning of a note that was written. */
  note: string | null
}

interface TrailPage {
  /** The id of the row after these; null for the newest. */
  before: string | null
  limit: number
}

interface Named {
  kind: string
  id: string
}

/** The rows of the audit about a record and of the notes on it. */
export const recordTrail = (sql: Sql, { kind, id }: Named): Fragment => sql`
  select * from audit where record_kind = ${kind} and record_id = ${id} union all ${writtenNotes(sql, id)}`

/** The same, newest first. */
export const listRecordTrail = (sql: Sql, record: Named, page: TrailPage) =>
  listTrail(sql, [recordTrail(sql, record)], page)

/**
 * Rows of the audit from several sources, newest first by the database's clock: ids come of that of the application too, and two clocks never
 * agree.
 */
export const listTrail = (sql: Sql, sources: readonly [Fragment, ...Fragment[]], { before, limit }: TrailPage) =>
  sql<TrailRow[]>`
    select a.id, a.at, a.action, a.record_kind, a.record_id, a.record_name, a.before, a.after, ${sql.unsafe(noteInTrail)},
      ${sql.unsafe(ownerColumns)}
    from (${sources.reduce((all, source) => sql`${all} union all ${source}`)}) a
    left join user_account u on u.id = a.actor_id
    where (${before}::uuid is null or (a.at, a.id) < (select b.at, b.id from audit b where b.id = ${before}::uuid))
    order by a.at desc, a.id desc limit ${limit}`
