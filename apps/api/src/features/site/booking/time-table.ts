import { dateText, dateTimeText, timeText } from '@corridor/contract/format/date'
import { isWritableZone } from '@corridor/contract/format/time-zones'
import type { Language } from '@corridor/contract/wire/language'
import type { VisitTable } from '@corridor/contract/wire/visit'

// As many days as fit a page of a phone.
const daysAtOnce = 7

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The first zone that is one of those that a visitor chose. */
export const zoneOf = (chosen: readonly unknown[], usual: string): string => {
  const asked = chosen.map(textOf).find((zone) => zone !== '') ?? ''
  return asked !== '' && asked.length <= 60 && isWritableZone(asked) ? asked : usual
}

const dayOf = (time: Date, language: Language, timeZone: string) =>
  dateText(time, { language, settings: null, timeZone }, 'full')

export const clockText = (time: Date, language: Language, timeZone: string) =>
  timeText(time, { language, settings: null, timeZone })

export const whenText = (time: Date, language: Language, timeZone: string) =>
  dateTimeText(time, { language, settings: null, timeZone }, 'full')

/** The free times of some days as the visitor's clock shows them, those after a moment alone; if they go on, the moment to go on from. */
export function tableOf(free: readonly Date[], language: Language, timeZone: string, after: string) {
  const rest = free.filter((time) => after === '' || time.toISOString() > after)
  const days = Map.groupBy(rest, (time) => dayOf(time, language, timeZone))
  const shown = [...days].slice(0, daysAtOnce)
  const rows = shown.flatMap(([day, times]) =>
    times.map((time) => ({ mark: time.toISOString(), cells: [day, clockText(time, language, timeZone)] })),
  )
  const table: VisitTable = { columns: [], rows }
  return { table, later: days.size > daysAtOnce ? rows.at(-1)?.mark : undefined }
}
