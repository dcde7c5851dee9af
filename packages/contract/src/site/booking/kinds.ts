/** Times that a member offers, and links by which somebody chooses one. Plain data: pages carry it without the validator. */
export const bookingStates = ['open', 'booked', 'cancelled', 'expired', 'revoked'] as const
export type BookingState = (typeof bookingStates)[number]
export const bookingStateNames: Record<BookingState, string> = {
  open: 'Waiting for a choice',
  booked: 'Time chosen',
  cancelled: 'Cancelled',
  expired: 'Expired',
  revoked: 'Revoked',
}

/** The days of a week by their ISO numbers. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]
export const weekdayNames: Record<Weekday, string> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
}

/** From when until when somebody can be booked on one day of each week, by the clock of their zone: '09:00'. */
export interface BookableHours {
  day: Weekday
  from: string
  until: string
}

export const bookableHoursMax = 28
export const slotMinutes = { min: 10, max: 240, usual: 45 }
/** Minutes that a free consultation takes, as the public site says. */
export const consultationMinutes = 40
export const pauseMinutesMax = 120
export const noticeHours = { max: 336, usual: 24 }
export const daysAhead = { max: 60, usual: 14 }
/** A link waits for a choice so many days. */
export const offerDays = 14
/** A chosen time is kept for whoever chose it so long, until they confirm it. */
export const heldMinutes = 10
