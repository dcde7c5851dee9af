import * as z from 'zod'
import { againHoursMax } from './kinds.ts'

/** What mails to many obey in a company. */
export const MailRule = z.object({ version: z.int(), againHours: z.int() })
export type MailRule = z.infer<typeof MailRule>
const hoursWrong = `Choose between 1 and ${againHoursMax} hours`
export const MailRuleAdd = z.object({
  againHours: z.int(hoursWrong).min(1, hoursWrong).max(againHoursMax, hoursWrong),
  version: z.int().optional(),
})
export type MailRuleAdd = z.infer<typeof MailRuleAdd>
