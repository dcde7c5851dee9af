import type { ZoneField, ZoneFields, ZoneFormat } from '../answer.ts'
import { fits } from './check-digit.ts'
import { doubted, said } from './field.ts'
import { formatOf, type Layout, layoutOf, type Span } from './layout.ts'
import { type Lines, type Place, placesOf, settleAt, untold } from './places.ts'
import { readDate } from './read-date.ts'
import { readNames } from './read-name.ts'
import { readNumber } from './read-number.ts'
import { readState } from './read-state.ts'
import { type Kind, type Settled, settle } from './settle.ts'
import { wholeJudge } from './whole-digit.ts'

/** The fields of a zone; null if lines of this number and length are none. `today` is `YYYY-MM-DD`. */
export function parseZone(lines: Lines, today: string): ZoneFields | null {
  const first = lines[0]?.[0]?.sign ?? '?'
  const format = formatOf(lines, first)
  if (!format) return null
  const layout = layoutOf(format)
  const take = (span: Span, kind: Kind) => placesOf(span).map((place) => settleAt(lines, place, kind))
  const behind = ({ line, to }: Span): Span => ({ line, from: to, to: to + 1 })
  const dateAt = (span: Span, isBirth: boolean) =>
    readDate(span, take(span, 'digit'), one(take(behind(span), 'digit')), isBirth, today)

  const issuer = readState(layout.issuer, take(layout.issuer, 'letter'))
  const citizenship = readState(layout.citizenship, take(layout.citizenship, 'letter'))
  const [birthDate, expiryDate] = [dateAt(layout.birth, true), dateAt(layout.expiry, false)]
  const places = numberPlaces(layout, lines)
  const settled = places.map((place, at) => settleAt(lines, place, at === places.length - 1 ? 'digit' : 'any'))
  const failsWhole = wholeJudge(layout, lines, [birthDate, expiryDate], places)
  const read = readNumber(layout.number, settled, issuer.value, (way) => !failsWhole(way))
  const top = settled.map(({ sign }) => sign).join('')
  // One of three fields is wrong then, though each digit of its own fits: nobody can tell which.
  const isBroken = read.doubt === 'digit' && fits(top.slice(0, -1), top.slice(-1)) && failsWhole(top)
  const orBroken = (field: ZoneField) => (isBroken && field.value ? doubted(field, 'digit') : field)
  return {
    format,
    kind: kindOf(format, first),
    issuer,
    citizenship,
    number: read,
    birthDate: orBroken(birthDate),
    expiryDate: orBroken(expiryDate),
    sex: readSex(layout.sex, one(take(layout.sex, 'sex'))),
    ...readNames(layout.name, take(layout.name, 'letter')),
  }
}

const one = ([cell]: readonly Settled[]): Settled => cell ?? settle(untold, 'any')

const kindOf = (format: ZoneFormat, first: string) =>
  format.startsWith('MRV') ? 'visa' : format === 'TD3' || first === 'P' ? 'passport' : 'card'

/**
 * The places of the number and, last, of its digit: behind nine signs or, if `<` stands there, at the end of what goes on in the optional data.
 */
function numberPlaces({ number, optional, mayGoOn }: Layout, lines: Lines): Place[] {
  const usual = placesOf({ ...number, to: number.to + 1 })
  const signAt = ({ line, at }: Place) => lines[line]?.[at]?.sign ?? '?'
  if (!mayGoOn || signAt({ line: number.line, at: number.to }) !== '<') return usual
  const more = placesOf(optional)
  const gap = more.findIndex((place) => signAt(place) === '<')
  const length = gap < 0 ? more.length : gap
  return length < 2 ? usual : [...placesOf(number), ...more.slice(0, length)]
}
function readSex(span: Span, { sign, options, isMended }: Settled): ZoneField {
  if (sign === '?') return doubted(span, 'faint')
  if (options.length > 1) return doubted(span, 'spelling', options)
  // A zone writes `<` for what the page above writes as X, or if nothing is said.
  return sign === '<' ? doubted(span, 'unknown', ['X']) : said(span, sign, isMended)
}
