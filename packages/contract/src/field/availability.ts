import * as z from 'zod'
import { plainDate } from './plain-date.ts'

/** From when a candidate can start: at once, not at all for now, or from a date, YYYY-MM-DD. */
export const availability = z.union([z.enum(['immediate', 'unavailable']), plainDate], {
  message: 'Please choose a date',
})
