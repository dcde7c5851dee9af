import type { ZoneField } from '../answer.ts'
import { fits } from './check-digit.ts'
import { doubted, said } from './field.ts'
import type { Span } from './layout.ts'
import { hasShape } from './number-shapes.ts'
import { type Settled, spellingsOf } from './settle.ts'

/**
 * The number of a document. Letters and digits may stand in each of its places, and nine of ten numbers have another spelling with their digit:
 * where the picture leaves more than one open, one is taken only if it alone fits its digit, the digit over all (`fitsWhole`) and the form of the state's numbers.
 * The last cell is the digit.
 */
export function readNumber(
  span: Span,
  all: readonly Settled[],
  state: string | null,
  fitsWhole: (spelling: string) => boolean,
): ZoneField {
  if (all.some(({ sign }) => sign === '?')) return doubted(span, 'faint')
  const ways = spellingsOf(all)
  if (!ways) return doubted(span, 'faint')
  const numberOf = (way: string) => way.slice(0, -1).replace(/<+$/, '')
  const first = all.map(({ sign }) => sign).join('')
  if (numberOf(first) === '') return doubted(span, 'unknown')
  const fitting = ways.filter((way) => fits(way.slice(0, -1), way.slice(-1)) && fitsWhole(way))
  if (fitting.length === 0) return doubted(span, 'digit')
  const numbers = [...new Set(fitting.map(numberOf))]
  // A zone writes `<` for a hyphen or a space, and does not say for which.
  if (numbers.some((number) => number.includes('<')))
    return doubted(
      span,
      'spelling',
      numbers.map((number) => number.replaceAll('<', '-')),
    )
  if (ways.length === 1) return said(span, numbers[0] ?? null)
  const shaped = numbers.filter((number) => (state ? hasShape(state, number) : null) === true)
  const known = state !== null && hasShape(state, numberOf(first)) !== null
  const only = known ? shaped : numbers
  const isRepair = numberOf(first) !== only[0]
  if (only.length === 1 && only[0] && (known || !isRepair)) return said(span, only[0], true)
  return doubted(span, 'spelling', shaped.length > 0 ? [...shaped, ...numbers] : numbers)
}
