import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { MailAddress } from './address.ts'

/** One meeting in somebody's calendar. An entry with the same `uid` and a higher `sequence` replaces the one before. */
export interface CalendarEntry {
  uid: string
  sequence: number
  /** Moment of the last change. */
  changedAt: Date
  start: Date
  minutes: number
  isCancelled: boolean
  summary: string
  description: string
  /** A place, or an address to call. */
  location: string
  url: string | null
  organizer: MailAddress | null
  /** Person whose calendar it is for: nobody learns who else comes. */
  attendee: MailAddress | null
}

export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL'
  text: string
}

const minuteMs = 60_000

/** A meeting as a calendar file (RFC 5545, RFC 5546). Its times stand in UTC, so that no calendar needs our table of zones. */
export function calendarFile(entry: CalendarEntry): CalendarFile {
  const { organizer, attendee, location, url } = entry
  const method = entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ prodId: { company: 'Corridor', product: 'Corridor', language: 'EN' }, method })
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.changedAt,
    start: entry.start,
    end: new Date(entry.start.getTime() + entry.minutes * minuteMs),
    summary: entry.summary,
    description: entry.description,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(location && { location }),
    ...(url && { url }),
    ...(organizer && { organizer: { name: organizer.name, email: organizer.address } }),
    ...(attendee && { attendees: [{ name: attendee.name, email: attendee.address, rsvp: true }] }),
  })
  return { method, text: calendar.toString() }
}
