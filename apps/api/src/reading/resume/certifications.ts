import { findPeriods } from '../text/dates.ts'
import { cut, type ResumeLine, type Span, splitSpan } from '../text/lines.ts'

const namedCharsMax = 140
const issuer =
  /^(?:issued by|issuer|by|credential|id|license number|valid|expires|amazon web services|codeacademy|coursera|udemy|linkedin learning|edx|google|microsoft|oracle|\d)\b/i

/** The certifications of a section, one a line, without their dates; who issued them stands on a line of its own. */
export function readCertifications(lines: readonly ResumeLine[]): Span[] {
  const found: Span[] = []
  for (const [at, line] of lines.entries()) {
    if (line.text.length > namedCharsMax) continue
    const periods = findPeriods(line.text)
    const dated = periods[0]
    const body = dated ? cut(line, 0, dated.from === 0 ? undefined : dated.from, /[\s,;:|•·()–—-]/u) : cut(line)
    const name = dated?.from === 0 ? cut(line, dated.to) : body
    if (name.text.length < 3 || !/\p{L}{2}/u.test(name.text)) continue
    const isAlone = !line.isBullet && at > 0 && issuer.test(name.text) && !lines[at - 1]?.text.match(/^\d{4}$/)
    if (isAlone && !/certified|certificate|certification/i.test(name.text)) continue
    found.push(...splitSpan(name, /\s*[;•]\s*|\t/u).slice(0, 10))
  }
  return found
}
