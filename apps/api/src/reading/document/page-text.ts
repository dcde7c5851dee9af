import type { Piece } from './page-words.ts'

/** A line of a page: where it stands in the page's text, and how it is set. */
export interface Line {
  start: number
  end: number
  /** In points; 0 when unknown. */
  size: number
  /** Rows of the page that stand above it; with columns these are fewer than its number in reading order. */
  depth: number
  /** Pieces of the document that make up the line, if it says their places. */
  pieces?: Piece[]
}

export interface PageText {
  text: string
  lines: Line[]
  /** Recognised from an image, so that letters may be mistaken. */
  recognised?: boolean
  /** Letters that no installed language has were seen as others: nothing of them is kept. */
  isForeign?: boolean
}

export interface SizedText {
  text: string
  size: number
  depth?: number
  pieces?: Piece[]
}

/** Joins lines into one page of text, collapsing runs of blanks but keeping tabs, which part columns. */
export function toPage(lines: SizedText[]): PageText {
  const page: PageText = { text: '', lines: [] }
  for (const { text, size, depth = page.lines.length, pieces } of lines.flatMap(splitLines)) {
    const clean = tidy(text)
    if (!clean) continue
    if (page.text) page.text += '\n'
    const [start, end] = [page.text.length, page.text.length + clean.length]
    page.lines.push({ start, end, size, depth, ...(pieces && { pieces }) })
    page.text += clean
  }
  return page
}

function splitLines({ pieces, ...line }: SizedText): SizedText[] {
  const texts = line.text.split(/\r\n|[\n\r\f\v]/)
  return texts.map((text) => ({ ...line, text, ...(pieces && texts.length === 1 && { pieces }) }))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: fonts without a character map yield control characters
const controls = /[\0-\x08\x0e-\x1f\x7f-\x9f]/g
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

// Fonts of CJK often map a whole character to the radical that looks like it.
const radicals = /[\u2f00-\u2fd5]/g
// Letters of Arabic and Hebrew as they look within a word.
const shapes = /[\ufb1d-\ufdff\ufe70-\ufefc]/g
const strokes: Record<string, string> = {
  '⺟': '母',
  '⺠': '民',
  '⻁': '虎',
  '⻄': '西',
  '⻅': '见',
  '⻆': '角',
  '⻉': '贝',
  '⻋': '车',
  '⻑': '長',
  '⻓': '长',
  '⻔': '门',
  '⻘': '青',
  '⻚': '页',
  '⻛': '风',
  '⻜': '飞',
  '⻝': '食',
  '⻢': '马',
  '⻣': '骨',
  '⻤': '鬼',
  '⻥': '鱼',
  '⻦': '鸟',
  '⻨': '麦',
  '⻩': '黄',
  '⻬': '齐',
  '⻮': '齿',
  '⻰': '龙',
  '⻳': '龟',
}
const unite = (text: string) =>
  text
    .replace(shapes, (letter) => letter.normalize('NFKC'))
    .replace(radicals, (letter) => letter.normalize('NFKC'))
    .replace(/[\u2e80-\u2eff]/g, (letter) => strokes[letter] ?? letter)

const tidy = (line: string) =>
  unite(closeLetterSpacing(line))
    .normalize('NFC')
    .replace(controls, '\ufffd')
    .replace(invisible, '')
    // Four blanks or more set columns.
    .replace(/ {4,}/g, '\t')
    .replace(/[ \u00a0\u2000-\u200a\u202f\u205f\u3000]+/g, ' ')
    .replace(/ ?\t[ \t]*/g, '\t')
    .trim()

const letterSpaced = /^(?:\S ){2,}\S$/u

/** `E X P E R I E N C E` as one word; words stay apart if more than one blank parts them. */
export function closeLetterSpacing(text: string): string {
  return text
    .split(/(\s{2,}|\t)/)
    .map((part) => (letterSpaced.test(part.trim()) ? part.trim().replaceAll(' ', '') : part))
    .join('')
}
