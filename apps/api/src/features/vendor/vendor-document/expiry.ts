import { dateIn, momentIn } from '@corridor/contract/format/day'
import { expiryReminderDays } from '@corridor/contract/vendor/vendor-document/kinds'

/** At this time of the company's clock. */
const hour = '09:00'
const dayMs = 86_400_000

/** When a document reminds of its end: that many days before it, in the company's morning; null of one that has ended already. */
export function expiryReminder(expiresOn: string, timeZone: string, at: Date): Date | null {
  if (expiresOn < dateIn(timeZone, at)) return null
  const day = new Date(Date.parse(`${expiresOn}T00:00:00Z`) - expiryReminderDays * dayMs).toISOString().slice(0, 10)
  return momentIn(timeZone, `${day}T${hour}`)
}
