import * as z from 'zod'
import { keepMonthsMax, keepMonthsMin } from '../inbox/kinds.ts'
import { againHoursMax } from './kinds.ts'

/** Rules for a company's mail: for mail to many, and for mail that came in. */
export const MailRule = z.object({ version: z.int(), againHours: z.int(), keepMonths: z.int() })
export type MailRule = z.infer<typeof MailRule>
const monthsWrong = `Choose between ${keepMonthsMin} and ${keepMonthsMax} months`
const hoursWrong = `Choose between 1 and ${againHoursMax} hours`
export const MailRuleAdd = z.object({
  againHours: z.int(hoursWrong).min(1, hoursWrong).max(againHoursMax, hoursWrong),
  /** Months for which conversations are kept that are done; without it that stays. */
  keepMonths: z.int(monthsWrong).min(keepMonthsMin, monthsWrong).max(keepMonthsMax, monthsWrong).optional(),
  version: z.int().optional(),
})
export type MailRuleAdd = z.infer<typeof MailRuleAdd>
