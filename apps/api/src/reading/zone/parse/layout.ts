import type { ZoneFormat } from '../answer.ts'

/** Cells of a line, from the first to the one behind the last. */
export interface Span {
  line: number
  from: number
  to: number
}

/** Places of a format's fields, by ICAO 9303, parts 4 to 7. */
export interface Layout {
  issuer: Span
  citizenship: Span
  number: Span
  birth: Span
  expiry: Span
  sex: Span
  name: Span
  optional: Span
  /** The digit over the optional data, which a passport alone has. */
  optionalDigit: Span | null
  /** The digit over all the others, and what it covers. */
  whole: { digit: Span; covers: Span[] } | null
  /** A number of more than nine signs goes on in the optional data. */
  mayGoOn: boolean
}

const span = (line: number, from: number, to: number): Span => ({ line, from, to })

const second = {
  ...{ issuer: span(0, 2, 5), citizenship: span(1, 10, 13), number: span(1, 0, 9), birth: span(1, 13, 19) },
  ...{ sex: span(1, 20, 21), expiry: span(1, 21, 27) },
}
const covered = [span(1, 0, 10), span(1, 13, 20)]

const layouts: Record<ZoneFormat, Layout> = {
  TD3: {
    ...second,
    ...{ name: span(0, 5, 44), optional: span(1, 28, 42), optionalDigit: span(1, 42, 43), mayGoOn: false },
    whole: { digit: span(1, 43, 44), covers: [...covered, span(1, 21, 43)] },
  },
  TD2: {
    ...second,
    ...{ name: span(0, 5, 36), optional: span(1, 28, 35), optionalDigit: null, mayGoOn: true },
    whole: { digit: span(1, 35, 36), covers: [...covered, span(1, 21, 35)] },
  },
  TD1: {
    ...{ issuer: span(0, 2, 5), citizenship: span(1, 15, 18), number: span(0, 5, 14), birth: span(1, 0, 6) },
    ...{ sex: span(1, 7, 8), expiry: span(1, 8, 14), name: span(2, 0, 30) },
    ...{ optional: span(0, 15, 30), optionalDigit: null, mayGoOn: true },
    whole: { digit: span(1, 29, 30), covers: [span(0, 5, 30), span(1, 0, 7), span(1, 8, 15), span(1, 18, 29)] },
  },
  'MRV-A': {
    ...second,
    ...{ name: span(0, 5, 44), optional: span(1, 28, 44), optionalDigit: null, whole: null, mayGoOn: false },
  },
  'MRV-B': {
    ...second,
    ...{ name: span(0, 5, 36), optional: span(1, 28, 36), optionalDigit: null, whole: null, mayGoOn: false },
  },
}

export const layoutOf = (format: ZoneFormat): Layout => layouts[format]

/** Cards begin so; `1` is what a camera may make of `I`, `?` is not clear. */
const cardSign = /^[ACI1?]$/

/** The format that lines of this number and length have, told by the first sign; null if none has. */
export function formatOf(lines: readonly { length: number }[], first: string): ZoneFormat | null {
  const length = lines[0]?.length ?? 0
  if (lines.some((line) => line.length !== length)) return null
  if (lines.length === 3) return length === 30 && cardSign.test(first) ? 'TD1' : null
  if (lines.length !== 2) return null
  if (length === 44) return first === 'V' ? 'MRV-A' : 'TD3'
  if (length !== 36) return null
  // A passport of 44 signs whose end is hidden has as many, too.
  return first === 'V' ? 'MRV-B' : cardSign.test(first) ? 'TD2' : null
}
