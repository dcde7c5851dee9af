import type { ZoneField } from '../answer.ts'
import { fits } from './check-digit.ts'
import type { Layout } from './layout.ts'
import { type Lines, type Place, placesOf, settleAt } from './places.ts'
import type { Settled } from './settle.ts'

/**
 * Judges the digit over all with one spelling of the number at its places: true if it fails. It judges nothing (false) if the format has none,
 * or if something else that it covers is not clear or fails by itself.
 */
export function wholeJudge(
  { whole, optional, optionalDigit }: Layout,
  lines: Lines,
  dates: readonly ZoneField[],
  number: readonly Place[],
): (spelling: string) => boolean {
  const judgesNothing = () => false
  if (!whole || dates.some(({ doubt }) => doubt !== null && doubt !== 'unknown')) return judgesNothing
  const digit = settleAt(lines, placesOf(whole.digit)[0] as Place, 'digit')
  if (isOpen(digit) || digit.sign === '<') return judgesNothing
  const more = placesOf(optional).map((place) => settleAt(lines, place, 'any').sign)
  const [moreDigit] = optionalDigit ? placesOf(optionalDigit) : []
  if (moreDigit && !fits(more.join(''), settleAt(lines, moreDigit, 'digit').sign)) return judgesNothing
  const inDate = ({ line, at }: Place) => dates.some((date) => date.line === line && at >= date.from && at <= date.to)
  const isDigit = (place: Place) => inDate(place) || (moreDigit && same(moreDigit, place))
  const covered = whole.covers.flatMap(placesOf).map((place) => ({
    own: number.findIndex((other) => same(other, place)),
    cell: settleAt(lines, place, isDigit(place) ? 'digit' : 'any'),
  }))
  if (covered.some(({ own, cell }) => own < 0 && isOpen(cell))) return judgesNothing
  return (spelling) => !fits(covered.map(({ own, cell }) => (own < 0 ? cell.sign : spelling[own])).join(''), digit.sign)
}

const isOpen = ({ options }: Settled) => options.length !== 1

const same = (one: Place, other: Place) => one.line === other.line && one.at === other.at
