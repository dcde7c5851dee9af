import { dateIn, momentIn } from '@corridor/contract/format/day'

/** At this time of the company's clock. */
const hour = '09:00'
const dayMs = 86_400_000

export interface Reminders {
  remindAt: Date
  /** After it, in order. */
  remindAgain: Date[]
}

/**
 * Finds the moments that remind of an end on a day (`YYYY-MM-DD`): so many days before, in the company's morning. If all of them have
 * passed already, only the latest. Null once it has ended.
 */
export function remindersOfEnd(
  endsOn: string,
  daysBefore: readonly number[],
  timeZone: string,
  at: Date,
): Reminders | null {
  if (endsOn < dateIn(timeZone, at)) return null
  const moments = daysBefore
    .map((days) => new Date(Date.parse(`${endsOn}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10))
    .map((day) => momentIn(timeZone, `${day}T${hour}`))
    .sort((a, b) => a.getTime() - b.getTime())
  const [remindAt = moments.at(-1), ...remindAgain] = moments.filter((moment) => moment > at)
  return remindAt ? { remindAt, remindAgain } : null
}
