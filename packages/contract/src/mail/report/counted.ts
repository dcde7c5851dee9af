import * as z from 'zod'
import { plainDate } from '../../field/plain-date.ts'
import { countedOf, countedPattern } from './kinds.ts'

/** A filter: the mails of one row of the report. */
export const countedMails = z
  .string()
  .regex(countedPattern)
  .refine((text) => {
    const { grouping, key, from, to } = countedOf(text)
    return [from, to, grouping === 'week' ? key : ''].every((day) => day === '' || plainDate.safeParse(day).success)
  })
