import * as z from 'zod'

const wrong = { message: 'Please choose a date' }

/** A day of the calendar, YYYY-MM-DD. The first years of it, and the last, are slips of the keyboard. */
export const plainDate = z.iso.date(wrong).regex(/^(19|20|21)/, wrong)
