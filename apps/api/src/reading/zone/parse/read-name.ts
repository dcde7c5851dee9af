import type { ZoneField } from '../answer.ts'
import { doubted, said } from './field.ts'
import type { Span } from './layout.ts'
import { type Settled, spellingsOf } from './settle.ts'

export interface Names {
  surname: ZoneField
  givenNames: ZoneField
  hasOneName: boolean
  nameCut: boolean
}

/** The names of a zone: the surname before the first `<<`, given names behind it. */
export function readNames(span: Span, cells: readonly Settled[]): Names {
  const text = cells.map(({ sign }) => sign).join('')
  const gap = text.indexOf('<<')
  const split = gap < 0 ? text.length : gap
  const givenFrom = Math.min(text.length, split + 2)
  // Behind given names there is nothing but `<`: a sign that glare hides there was one.
  const givenEnd = text.indexOf('<<', givenFrom)
  const part = (from: number, to: number) =>
    toName({ ...span, from: span.from + from, to: span.from + to }, cells.slice(from, to))
  const surname = part(0, split)
  const givenNames = part(givenFrom, givenEnd < 0 ? text.length : givenEnd)
  const nameCut = !text.endsWith('<')
  const asCut = (field: ZoneField): ZoneField => (nameCut && !field.doubt ? { ...field, doubt: 'cut' } : field)
  const last = givenFrom < text.length && text[givenFrom] !== '<' ? 'given' : 'surname'
  // A sign that cannot be told beside `<` may be part of the gap itself.
  const isGapClear = !/\?<|<\?/.test(text.slice(0, givenEnd < 0 ? text.length : givenEnd))
  const clear = (field: ZoneField) =>
    isGapClear ? field : { ...doubted(span, 'faint'), from: field.from, to: field.to }
  return {
    surname: clear(last === 'surname' ? asCut(surname) : surname),
    givenNames: clear(last === 'given' ? asCut(givenNames) : givenNames),
    hasOneName: isGapClear && (surname.to === surname.from || last === 'surname'),
    nameCut,
  }
}

function toName(span: Span, cells: readonly Settled[]): ZoneField {
  let end = cells.length
  while (end > 0 && cells[end - 1]?.sign === '<' && cells[end - 1]?.options.length === 1) end -= 1
  const own = cells.slice(0, end)
  const place = { ...span, to: span.from + end }
  if (own.length === 0) return said(place, null)
  if (own.some(({ sign }) => sign === '?')) return doubted(place, 'faint')
  const ways = spellingsOf(own)
  if (!ways) return doubted(place, 'faint')
  const names = ways.map((way) => way.replace(/<+/g, ' ').trim())
  return names.length > 1
    ? doubted(place, 'spelling', names)
    : said(
        place,
        names[0] ?? null,
        own.some(({ isMended }) => isMended),
      )
}
