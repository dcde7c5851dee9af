import type { BookableHours, BookingState } from '@corridor/contract/site/booking/kinds'
import type { BookableTimes, Booking, OfferedInterview } from '@corridor/contract/site/booking/shapes'
import { type RecordRow, toNames } from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { mine, seenBy, type Within } from '../../../db/scope/within.ts'
import { type LetterColumn, letterColumn, toLetter } from '../../../platform/mail/letter-state.ts'
import type { json } from '../../../platform/sql.ts'

interface Rules {
  zone: string
  minutes: number
  pause_minutes: number
  notice_hours: number
  days_ahead: number
}

interface TimesValues extends Rules {
  hours: ReturnType<typeof json>
}

export interface TimesRow extends RecordRow, Rules {
  hours: BookableHours[]
}

export const toTimes = (row: TimesRow): BookableTimes => ({
  version: row.version,
  zone: row.zone,
  hours: row.hours,
  minutes: row.minutes,
  pauseMinutes: row.pause_minutes,
  noticeHours: row.notice_hours,
  daysAhead: row.days_ahead,
})

/** Times at which members and administrators can be booked: each says them alone. */
export const bookableTimes = companyTable<TimesRow, TimesValues>({
  spec: {
    table: 'bookable_times',
    columns:
      't.id, t.version, t.created_at, t.updated_at, t.zone, t.hours, t.minutes, t.pause_minutes, t.notice_hours, t.days_ahead',
    within: mine,
    toWire: toTimes,
  },
  entity: 'Bookable Times',
  columns: ['zone', 'hours', 'minutes', 'pause_minutes', 'notice_hours', 'days_ahead'],
})

interface BookingValues {
  submission_id: string
  interview_id: string | null
  host_id: string
  terms: ReturnType<typeof json> | null
  minutes: number
  token_hash: Buffer
  state: Exclude<BookingState, 'expired'>
  expires_at: Date
  held_at: Date | null
  held_until: Date | null
  lead_id: string | null
  starts_at: Date | null
  visitor_zone: string | null
  sequence: number
}

export interface BookingRow
  extends RecordRow,
    LetterColumn,
    Pick<BookingValues, 'submission_id' | 'interview_id' | 'host_id' | 'minutes' | 'expires_at'> {
  state: BookingState
  terms: OfferedInterview | null
  host_first_name: string
  host_last_name: string
}

/** A link is seen by whoever sees the submission, and gone with it. */
const withSubmission: Within = (sql, scope) => {
  const stands = sql`exists (select from submission o where o.id = t.submission_id and o.deleted_at is null)`
  return seenBy(sql, scope, {
    of: { table: 'submission', by: 't.submission_id' },
    company: (id) => sql`t.company_id = ${id} and ${stands}`,
    platform: stands,
  })
}

export const toWire = (row: BookingRow): Booking => ({
  _id: row.id,
  createDate: row.created_at.toISOString(),
  submission: row.submission_id,
  interview: row.interview_id,
  state: row.state,
  expireDate: row.expires_at.toISOString(),
  letter: toLetter(row),
  hostInfo: [{ _id: row.host_id, ...toNames(row.host_first_name, row.host_last_name) }],
})

export const bookings = companyTable<BookingRow, BookingValues>({
  spec: {
    table: 'booking',
    columns: `t.id, t.version, t.created_at, t.updated_at, t.submission_id, t.interview_id, t.host_id, t.minutes, t.expires_at, t.terms,
      case when t.state = 'open' and t.expires_at <= now() then 'expired' else t.state end as state,
      ${letterColumn("'booking:' || t.id")}, h.first_name as host_first_name, h.last_name as host_last_name`,
    joins: 'join user_account h on h.id = t.host_id',
    within: withSubmission,
    toWire,
  },
  entity: 'Link',
  columns: [
    ...(['submission_id', 'interview_id', 'host_id', 'terms', 'minutes', 'token_hash', 'state', 'expires_at'] as const),
    ...(['held_at', 'held_until', 'lead_id', 'starts_at', 'visitor_zone', 'sequence'] as const),
  ],
})
