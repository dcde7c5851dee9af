import type { Line, PageText } from '../document/page-text.ts'
import { headingKind } from '../text/headings.ts'
import { rateTitle } from '../text/roles.ts'
import { foreignWords, headings, honorifics, particles, roleNouns } from '../text/words.ts'

export interface Word {
  text: string
  start: number
  end: number
}

/** Words that could be a name, with what speaks for them. `depth` counts rows from the top. */
export interface NameCandidate {
  words: Word[]
  depth: number
  largest: boolean
  labelled: boolean
  alone: boolean
  /** Number of words that stand before a comma as the family name; 0 in the usual order. */
  familyWords: number
  /** Number of words that stand as given names on a line of their own; 0 if all stand on one line. */
  givenWords: number
  /** True if a word is also the name of a role, as in Mason or Developer. */
  roleLike: boolean
  /** Written without capitals, so something else must speak for it. */
  lower: boolean
}

const rowsMax = 40
const lineCharsMax = 300
const separators = /\s*[\t|·•●∙⋅;]\s*|\s+[–—-]\s+/u
const nameLabel =
  /^(?:full |candidate )?(?:name|nom|nombre|nome|imię i nazwisko|naam|namn|ad[ıi] soyad[ıi]|фио|имя|الاسم|שם|نام)\s*:\s*|^(?:姓\s?名|氏\s?名|名前|성\s?명|이름)\s*[:：\s\t]\s*/iu
const headingBefore = /^(?:curriculum vitae|cv|resume|résumé)(?:\s+of|\s*[:–—-])\s+/i
const nameWord = /^[\p{L}\p{M}][\p{L}\p{M}'’ʼ.·-]*$/u
const uncased = /^[\p{Lo}\p{Lm}\p{M}・·]+$/u

export function listCandidates(page: PageText): NameCandidate[] {
  const lines = page.lines.filter((line) => line.depth < rowsMax && line.end - line.start <= lineCharsMax)
  const sizes = page.lines.map((line) => line.size).filter((size) => size > 0)
  const largestSize = Math.max(0, ...sizes)
  const hasSizes = sizes.some((size) => size < largestSize * 0.9)
  const isLargest = (line: Line) => hasSizes && line.size >= largestSize * 0.95
  const single = lines.flatMap((line) => fromLine(page.text, line, isLargest(line)))
  return [...single, ...fromPairs(page.text, lines, isLargest)]
}

function fromLine(text: string, line: Line, largest: boolean): NameCandidate[] {
  const whole = text.slice(line.start, line.end)
  const segments = splitAt(whole, line.start)
  return segments.flatMap((segment) => {
    const label = nameLabel.exec(segment.text) ?? headingBefore.exec(segment.text)
    const skip = label?.[0].length ?? 0
    const read = readWords(segment.text.slice(skip), segment.start + skip)
    return read
      ? [{ ...read, depth: line.depth, largest, labelled: skip > 0, alone: segments.length === 1, givenWords: 0 }]
      : []
  })
}

/** First and last name each on a line of its own, set alike; a neighbouring column may stand between them. */
function fromPairs(text: string, lines: Line[], isLargest: (line: Line) => boolean): NameCandidate[] {
  return lines.filter(isLargest).flatMap((line, at, largest) => {
    const next = largest[at + 1]
    if (!next || line.size === 0 || next.depth - line.depth > 3) return []
    const [upper, lower] = [line, next].map((one) => {
      const [first] = splitAt(text.slice(one.start, one.end), one.start)
      return first ? readWords(first.text, first.start) : null
    })
    if (!upper || !lower || upper.words.length > 2 || lower.words.length > 3) return []
    if (upper.words.length + lower.words.length > 4 || (upper.words.length > 1 && lower.words.length > 1)) return []
    return [
      {
        words: [...upper.words, ...lower.words],
        depth: line.depth,
        largest: true,
        labelled: false,
        alone: true,
        familyWords: 0,
        givenWords: upper.words.length,
        roleLike: upper.roleLike || lower.roleLike,
        lower: upper.lower || lower.lower,
      },
    ]
  })
}

function splitAt(whole: string, from: number): { text: string; start: number }[] {
  const segments = []
  let rest = whole
  let start = from
  for (let found = separators.exec(rest); found; found = separators.exec(rest)) {
    segments.push({ text: rest.slice(0, found.index), start })
    start += found.index + found[0].length
    rest = rest.slice(found.index + found[0].length)
  }
  return [...segments, { text: rest, start }].filter((segment) => segment.text.trim() !== '')
}

function readWords(
  text: string,
  start: number,
): Pick<NameCandidate, 'words' | 'familyWords' | 'roleLike' | 'lower'> | null {
  if (headings.has(text.toLowerCase().replace(/[:.\s]+$/, '')) || headingKind(text)) return null
  const [before = '', after] = text.replace(/\([^)]*\)/g, (aside) => ' '.repeat(aside.length)).split(/,(.*)/s)
  const inverted = after !== undefined && isGivenName(after) && before.trim().split(/\s+/).length <= 2
  const words = toWords(inverted ? text : before, start)
  if (words.length === 0 || words.length > 5) return null
  const lower = words.every((word) => /^\p{Ll}{2,}$/u.test(word.text) && isAllowed(word.text))
  if (!lower && !words.every((word, at) => isNameWord(word.text, at))) return null
  if (words.every((word) => particles.has(word.text.toLowerCase()))) return null
  const roleLike = words.some((word) => roleNouns.has(word.text.toLowerCase())) || rateTitle(text) > 0
  return { words, familyWords: inverted ? toWords(before, start).length : 0, roleLike, lower }
}

const isGivenName = (after: string) =>
  /^\s*\p{Lu}[\p{L}\p{M}'’-]+(?:\s+\p{Lu}\.?)?\s*$/u.test(after) &&
  !isHonorific(after) &&
  !/^\s*\p{Lu}{2,}\s*$/u.test(after)

function toWords(text: string, start: number): Word[] {
  const words = [...text.matchAll(/[^\s,]+/gu)].map((match) => ({
    text: match[0],
    start: start + match.index,
    end: start + match.index + match[0].length,
  }))
  while (words.length > 1 && isHonorific(words[0]?.text ?? '')) words.shift()
  while (words.length > 1 && isHonorific(words.at(-1)?.text ?? '')) words.pop()
  return words
}

const isHonorific = (word: string) => honorifics.has(word.trim().toLowerCase().replaceAll('.', ''))

function isAllowed(word: string): boolean {
  const lower = word.toLowerCase().replace(/\.$/, '')
  return nameWord.test(word) && !foreignWords.has(lower) && !headings.has(lower)
}

function isNameWord(word: string, at: number): boolean {
  if (!isAllowed(word)) return false
  if (uncased.test(word) || /^\p{Lu}/u.test(word)) return true
  return (at > 0 && particles.has(word)) || /^(?:d|l|o)['’]\p{Lu}/u.test(word) || /^al-/u.test(word)
}
