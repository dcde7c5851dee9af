import { access } from '@corridor/contract/wire/access'
import { type CompanyContext, type Parts, toCompanyContext } from '../../../db/scope/context.ts'
import { resumeWork } from '../../../http/session/gate.ts'
import { now } from '../../../platform/clock.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { calendarTextOf } from '../../job/interview/view.ts'
import { type Bookable, freeTimes } from './slots.ts'
import { findOpen, type InterviewLink, listBusy, type OpenRow } from './store.ts'
import type { TimesRow } from './tables.ts'
import { toConsultationCalendar } from './tell-consultation.ts'

/** Opens the booking behind an address. Throws `booking.unknown` if there is none. */
export async function openBooking(sql: Sql, token: string, lock = false): Promise<OpenRow> {
  const row = await findOpen(sql, hashToken(token), lock)
  if (!row) throw fail('booking.unknown')
  return row
}

/** Actions that a link allows now: choose a time, or move and cancel the booked one; or why it allows none. */
export type Standing = 'choose' | 'booked' | 'cancelled' | 'over' | 'ended'

export function standingOf(row: OpenRow): Standing {
  if (row.state === 'revoked') return 'ended'
  if (row.state === 'cancelled' || row.interview_state === 'cancelled') return 'cancelled'
  if (row.interview_state && row.interview_state !== 'planned') return 'over'
  if (!row.is_live) return 'ended'
  if (row.state === 'open') return row.expires_at > now() ? 'choose' : 'ended'
  return row.starts_at && row.starts_at > now() ? 'booked' : 'over'
}

/** The time that is kept for whoever has this link, if one is just now. */
export const heldOf = ({ held_at, held_until }: OpenRow) =>
  held_at && held_until && held_until > now() ? { at: held_at, until: held_until } : undefined

/** Writes the time that was booked by a link as a file that any calendar opens. Throws `booking.unknown` if none is. */
export async function calendarOf(sql: Sql, row: OpenRow): Promise<string> {
  if (standingOf(row) !== 'booked') throw fail('booking.unknown')
  if (row.lead_id !== null) return toConsultationCalendar(row).text
  if (!row.interview_id) throw fail('booking.unknown')
  return calendarTextOf(sql, row.interview_id)
}

/** The host of a link with their rights as they stand now; undefined if they may not plan interviews any more. */
export async function hostOf(
  parts: Parts,
  { host_id, company_id }: InterviewLink,
  requestId: string,
): Promise<CompanyContext | undefined> {
  try {
    const asker = { userId: host_id, companyId: company_id }
    return toCompanyContext(await resumeWork(parts.db, parts.platform, asker, access.interviews.manage, requestId))
  } catch (error) {
    if (error instanceof Failure && error.code === 'session.forbidden') return undefined
    throw error
  }
}

export const toBookable = (row: TimesRow): Bookable => ({
  zone: row.zone,
  hours: row.hours,
  pauseMinutes: row.pause_minutes,
  noticeHours: row.notice_hours,
  daysAhead: row.days_ahead,
})

/** The times that a link offers as things stand: whatever is planned, booked or held by others is left out. */
export async function timesOf(sql: Sql, row: OpenRow, times: TimesRow): Promise<Date[]> {
  const at = now()
  return freeTimes(toBookable(times), row.minutes, at, await listBusy(sql, row, at))
}
