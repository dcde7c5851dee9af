import * as z from 'zod'

const wrong = { message: 'Please choose a date' }

/** From when a candidate can start: at once, not at all for now, or from a date, YYYY-MM-DD. */
export const availability = z.union(
  // The first years of the calendar, and the last, are slips of the keyboard.
  [z.enum(['immediate', 'unavailable']), z.iso.date(wrong).regex(/^(19|20|21)/, wrong)],
  wrong,
)
