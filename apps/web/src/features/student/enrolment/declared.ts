import { todayDate } from '../../../lib/format/format'
import { text } from '../../../lib/language/text'

export const noneLabel = text('None to declare')

/** Message about a day or a month that has not come where the company is. */
export const notInFuture = { message: text('Date cannot be in the future') }

/** Finds the faults of a list's months, each by the place of its row: none has not begun where the company is. */
export function monthFaults<Name extends string>(list: string, rows: readonly Record<Name, string>[], field: Name) {
  const thisMonth = todayDate().slice(0, 7)
  return Object.fromEntries(
    rows.map((row, at) => [`${list}.${at}.${field}`, row[field] > thisMonth ? notInFuture.message : null]),
  )
}
