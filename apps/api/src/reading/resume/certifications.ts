import { findPeriods } from '../text/dates.ts'
import { cut, type ResumeLine, type Span, splitSpan } from '../text/lines.ts'

const namedCharsMax = 140
const issuer =
  /^(?:issued by|issuer|by|credential|id|license number|valid|expires|amazon web services|codeacademy|coursera|udemy|linkedin learning|edx|google|microsoft|oracle|\d)\b/i

const initialsOf = (text: string) => [...text.matchAll(/(?<!\p{L})\p{Lu}/gu)].join('')
const abbreviation = /^([^()]+)\((\p{Lu}{2,6})\)$/u

/** 'Certified Meeting' over 'Professional (CMP)': if only both together spell the abbreviation, they are one. */
function joinAbbreviated(lines: readonly ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const [, words = '', short = ''] = abbreviation.exec(line.text) ?? []
    const isTail = short !== '' && !line.isBullet && !initialsOf(words).endsWith(short)
    if (before && isTail && before.page === line.page && initialsOf(`${before.text} ${words}`).endsWith(short))
      joined[joined.length - 1] = { ...before, end: line.end, text: `${before.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

/** The certifications of a section, one a line, without their dates; who issued them stands on a line of its own. */
export function readCertifications(lines: readonly ResumeLine[]): Span[] {
  const found: Span[] = []
  const all = joinAbbreviated(lines)
  for (const [at, line] of all.entries()) {
    if (line.text.length > namedCharsMax) continue
    const periods = findPeriods(line.text)
    const dated = periods[0]
    const body = dated ? cut(line, 0, dated.from === 0 ? undefined : dated.from, /[\s,;:|•·()–—-]/u) : cut(line)
    const name = dated?.from === 0 ? cut(line, dated.to) : body
    if (name.text.length < 3 || !/\p{L}{2}/u.test(name.text)) continue
    const isAlone = !line.isBullet && at > 0 && issuer.test(name.text) && !all[at - 1]?.text.match(/^\d{4}$/)
    if (isAlone && !/certified|certificate|certification/i.test(name.text)) continue
    found.push(...splitSpan(name, /\s*[;•]\s*|\t/u).slice(0, 10))
  }
  return found
}
