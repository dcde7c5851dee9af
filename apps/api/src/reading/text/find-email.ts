import type { FoundValue } from '../answer.ts'
import type { PageText } from '../document/page-text.ts'

interface Shape {
  pattern: RegExp
  sure: number
  /** Holds for text that was recognised from an image alone. */
  mistaken?: true
}

const local = "[\\p{L}\\d](?:[\\p{L}\\d._%+'’-]{0,62}[\\p{L}\\d_+-])?"
const label = '[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?'
const top = '\\p{L}{2,24}(?![\\p{L}\\d])'
const blank = '[ \\t]'
const wrap = '[ \\t]*\\n[ \\t]*'
const shape = (source: string, sure: number): Shape => ({ pattern: new RegExp(source, 'giu'), sure })

/** From the plain address to the ways in which layouts and authors break it, surest first. */
const shapes: Shape[] = [
  // No address ends so; recognition reads `m` as two letters and `o` as a zero.
  { ...shape(`${local}@(?:${label}\\.)+(?:corn|c0m)(?![\\p{L}\\d])`, 0.6), mistaken: true },
  shape(`${local}@(?:${label}\\.)+${top}`, 0.99),
  shape(`${local}(?:@${wrap}|${wrap}@)(?:${label}\\.)+${top}`, 0.95),
  shape(`${local}@(?:${label}\\.)*${label}(?:\\.${wrap}|${wrap}\\.)(?:${label}\\.)*${top}`, 0.9),
  shape(`${local}@[a-z\\d-]{1,30}${wrap}[a-z\\d-]{1,20}\\.(?:com|net|org|edu|io|co|de|fr|uk|in|eu)\\b`, 0.85),
  shape(`${local}${blank}*@${blank}*(?:${label}${blank}*\\.${blank}*)+${top}`, 0.85),
  shape(
    `${local}${blank}*[[({<]${blank}*at${blank}*[\\])}>]${blank}*(?:${label}${blank}*(?:\\.|[[({<]${blank}*dot${blank}*[\\])}>])${blank}*)+${top}`,
    0.8,
  ),
  // Address as recognition misreads it. Only an ending that exists, so that no other line becomes one.
  {
    ...shape(
      `${local}${blank}?[@©®]${blank}?(?:${label}${blank}?[.,]${blank}?)+(?:com|net|n3t|org|0rg|edu|gov|io|co|de|fr|es|it|nl|uk|in|eu|ca|au|us)\\b`,
      0.6,
    ),
    mistaken: true,
  },
]

const plainAddress = new RegExp(`${local}@(?:${label}\\.)+${top}`, 'giu')
const furtherMax = 4

/** Further addresses beside the first, as they are plainly written. */
export function findFurtherEmails(pages: PageText[], first: FoundValue | undefined): FoundValue[] {
  const seen = new Set([first?.value.toLowerCase()])
  const found: FoundValue[] = []
  for (const [at, { text }] of pages.entries()) {
    for (const { 0: value, index: start } of text.matchAll(plainAddress)) {
      if (found.length === furtherMax) return found
      if (seen.has(value.toLowerCase())) continue
      seen.add(value.toLowerCase())
      found.push({ value, page: at + 1, start, end: start + value.length, sure: 0.8 })
    }
  }
  return found
}

/** The first e-mail address, whole even if a line end or blanks break it. */
export function findEmail(pages: PageText[]): FoundValue | undefined {
  for (const { pattern, sure, mistaken = false } of shapes) {
    for (const [at, { text, recognised }] of pages.entries()) {
      if (mistaken && !recognised) continue
      const [match] = text.matchAll(pattern)
      if (!match) continue
      const start = findLocalStart(text, match.index)
      const end = findDomainEnd(text, match.index, match.index + match[0].length)
      return { value: toAddress(text.slice(start, end), mistaken), page: at + 1, start, end, sure }
    }
  }
}

/** Finds the place at which the local part begins, if the line before ends with its first half: `john.` or, when a word says so, `jo`. */
function findLocalStart(text: string, start: number): number {
  const half = /(?:^|\n)([^\s@:|/]{2,40})[ \t]*\n$/.exec(text.slice(Math.max(0, start - 60), start))
  const first = half?.[1]
  if (!half || !first || !/^[\p{L}\d._+-]+$/u.test(first)) return start
  const from = start - (half[0].length - (half[0].startsWith('\n') ? 1 : 0))
  return /[._+-]$/.test(first) || isLongHalf(first) || isSeamInsideWord(text, first, text.slice(start)) ? from : start
}

const isLongHalf = (first: string) =>
  /^[a-z\d]+(?:[._][a-z\d]+)+$/.test(first) &&
  first.length >= 10 &&
  !/\.(?:com|net|org|io|dev|me|co|app|js|[a-z]{2})$/.test(first)

// A narrow column may cut a word anywhere; the person's name elsewhere on the page tells the two halves belong together.
function isSeamInsideWord(text: string, first: string, rest: string): boolean {
  if (!/[._+]/.test(first) && first !== first.toLowerCase()) return false
  const before = /\p{L}+$/u.exec(first)?.[0] ?? ''
  const after = /^\p{L}+/u.exec(rest)?.[0] ?? ''
  if (!before || !after) return false
  return text
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 3 && word.toLowerCase() === (before + after).toLowerCase())
}

// `name@mail.co` at a line's end, `m` alone at the next one's beginning.
function findDomainEnd(text: string, start: number, end: number): number {
  const rest = /^[ \t]*\n(?:m|om)(?=\s|$)/.exec(text.slice(end, end + 8))
  const top = /\.(\p{L}+)$/u.exec(text.slice(Math.max(0, end - 10), end))?.[1]
  // A column that runs into the next one leaves 'ana@example.comAuxiliar': no address changes from small to capital letters there.
  const glued = /\.(?:com|org|net|edu|gov|info)(?=\p{Lu}\p{Ll})/u.exec(text.slice(start, end))
  if (glued) return start + glued.index + glued[0].length
  return rest && top && (top + rest[0].trim()).toLowerCase() === 'com' ? end + rest[0].length : end
}

function toAddress(written: string, mistaken: boolean): string {
  const plain = written
    .replace(/[[({<]\s*at\s*[\])}>]/i, '@')
    .replace(/[[({<]\s*dot\s*[\])}>]/gi, '.')
    .replace(/\s+/g, '')
  return mistaken ? repair(plain) : plain
}

const repair = (address: string) =>
  address
    .replace(/[©®]/, '@')
    .replace(/,/g, '.')
    .replace(/\.(?:c0m|corn)$/i, '.com')
    .replace(/\.n3t$/i, '.net')
    .replace(/\.0rg$/i, '.org')
