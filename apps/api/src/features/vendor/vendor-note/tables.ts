import type { NoteAction, VendorPriority } from '@corridor/contract/vendor/vendor-note/kinds'
import type { VendorNote, VendorNoteAdd, vendorNote } from '@corridor/contract/vendor/vendor-note/shapes'
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
import { belowSeen } from '../../../db/scope/within.ts'

/** The columns that a person fills in. */
export interface NoteValues {
  action: NoteAction
  priority: VendorPriority
  note: string
  notified_ids: string[]
  remind_me: boolean
  remind_at: Date | null
  reminder: string
  follow_up_note: string
  follow_up_on: string | null
}

export interface NoteRow extends RecordRow, OwnerColumns, NoteValues {
  vendor_id: string
  vendor_name: string
  notified: { _id: string; first: string; last: string }[]
}

export const noteColumns: readonly (keyof NoteValues)[] = [
  ...(['action', 'priority', 'note', 'notified_ids', 'remind_me', 'remind_at', 'reminder'] as const),
  ...(['follow_up_note', 'follow_up_on'] as const),
]

const order = `array_position(array['low', 'normal', 'high'], t.priority)`

export const noteSpec: ListSpec<NoteRow, typeof vendorNote.list> = {
  table: 'vendor_note',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.vendor_id, v.name as vendor_name, t.action, t.priority, t.note,
    t.notified_ids, t.remind_me, t.remind_at, t.reminder, t.follow_up_note, t.follow_up_on::text as follow_up_on, ${ownerColumns},
    (select coalesce(json_agg(json_build_object('_id', p.id, 'first', p.first_name, 'last', p.last_name) order by p.first_name, p.id), '[]')
      from user_account p where p.id = any(t.notified_ids)) as notified`,
  joins: `join vendor v on v.id = t.vendor_id ${ownerJoin}`,
  within: belowSeen({ table: 'vendor', by: 't.vendor_id' }),
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    action: { by: 't.action' },
    notesPriority: { by: order },
    followUpDate: { by: 't.follow_up_on', nullable: true },
  },
  filters: {
    vendor: (sql, id) => sql`t.vendor_id = ${id}`,
    action: (sql, value) => sql`t.action = ${value}`,
    notesPriority: (sql, value) => sql`t.priority = ${value}`,
  },
  search: { note: 't.note' },
  toWire,
}

export function toWire(row: NoteRow): VendorNote {
  return {
    ...toRecordBase(row),
    vendor: row.vendor_id,
    vendorInfo: [{ _id: row.vendor_id, name: row.vendor_name }],
    ...toInput(row),
    notifyInfo: row.notified.map(({ _id, first, last }) => ({ _id, ...toNames(first, last) })),
    userInfo: toUserInfo(row),
  }
}

/** A note as its form sends it. */
export const toInput = (row: NoteValues): VendorNoteAdd => ({
  action: row.action,
  notesPriority: row.priority,
  note: row.note,
  notify: row.notified_ids,
  remindMe: row.remind_me,
  time: row.remind_at?.toISOString() ?? null,
  reminder: row.reminder,
  followUpNote: row.follow_up_note,
  followUpDate: row.follow_up_on,
})

export const toValues = (input: VendorNoteAdd): NoteValues => ({
  action: input.action,
  priority: input.notesPriority,
  note: input.note,
  notified_ids: [...new Set(input.notify)],
  remind_me: input.remindMe,
  remind_at: input.time ? new Date(input.time) : null,
  reminder: input.reminder,
  follow_up_note: input.followUpNote,
  follow_up_on: input.followUpDate,
})

/** Values of a note that the audit keeps. */
export const toFacts = (row: NoteRow): NoteValues => {
  const { action, priority, note, notified_ids, remind_me, remind_at, reminder, follow_up_note, follow_up_on } = row
  return { action, priority, note, notified_ids, remind_me, remind_at, reminder, follow_up_note, follow_up_on }
}
