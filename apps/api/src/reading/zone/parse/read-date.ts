import type { ZoneField } from '../answer.ts'
import { fits } from './check-digit.ts'
import { doubted, said } from './field.ts'
import type { Span } from './layout.ts'
import { type Settled, spellingsOf } from './settle.ts'

const yearsAheadMax = 20

/** A date field with its digit; `isBirth` tells how its century is found. `today` is `YYYY-MM-DD`. */
export function readDate(
  span: Span,
  cells: readonly Settled[],
  digit: Settled,
  isBirth: boolean,
  today: string,
): ZoneField {
  const all = [...cells, digit]
  if (all.some(({ sign }) => sign === '?')) return doubted(span, 'faint')
  const ways = spellingsOf(all)
  if (!ways) return doubted(span, 'faint')
  const toDate = (text: string) => dateOf(text, isBirth, today)
  const fitting = ways.filter((way) => fits(way.slice(0, 6), way.slice(6)))
  const first = all.map(({ sign }) => sign).join('')
  // No other digit is taken for one that was seen: that one check digit fits proves too little.
  if (!fitting.includes(first)) {
    const dates = fitting.flatMap((way) => toDate(way.slice(0, 6)) ?? [])
    return dates.length > 0 ? doubted(span, 'spelling', dates) : doubted(span, 'digit')
  }
  const date = toDate(first.slice(0, 6))
  if (!date) return doubted(span, 'unknown')
  const others = fitting.filter((way) => way !== first).flatMap((way) => toDate(way.slice(0, 6)) ?? [])
  if (others.length > 0) return doubted(span, 'spelling', [date, ...others])
  return said(span, date, ways.length > 1 || all.some(({ isMended }) => isMended))
}

/** `YYMMDD` as `YYYY-MM-DD`, or null if a part is unknown or the day never was. */
function dateOf(text: string, isBirth: boolean, today: string): string | null {
  if (!/^\d{6}$/.test(text)) return null
  const [year, month, day] = [text.slice(0, 2), text.slice(2, 4), text.slice(4)]
  const thisYear = Number(today.slice(0, 4))
  const latest = isBirth ? today : `${thisYear + yearsAheadMax}${today.slice(4)}`
  for (const century of [2100, 2000, 1900]) {
    const date = `${century + Number(year)}-${month}-${day}`
    if (date <= latest) return isDay(date) ? date : null
  }
  return null
}

function isDay(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === date
}
