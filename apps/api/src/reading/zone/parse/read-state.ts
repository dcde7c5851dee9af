import type { ZoneField } from '../answer.ts'
import { doubted, said } from './field.ts'
import type { Span } from './layout.ts'
import { type Settled, spellingsOf } from './settle.ts'
import { isZoneCode } from './states.ts'

/** A state's code, as the zone writes it without its `<`. */
export function readState(span: Span, cells: readonly Settled[]): ZoneField {
  if (cells.some(({ sign }) => sign === '?')) return doubted(span, 'faint')
  const codes = (spellingsOf(cells) ?? []).map((way) => way.replace(/<+$/, ''))
  const known = codes.filter(isZoneCode)
  const [first] = known
  if (!first) return doubted(span, 'unknown', codes)
  if (known.length > 1) return doubted(span, 'spelling', known)
  return said(span, first, codes.length > 1 || cells.some(({ isMended }) => isMended))
}
