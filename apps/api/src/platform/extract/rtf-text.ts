import { rtfDepthMax } from '../content/rich-text.ts'
import { readRtfTokens } from '../content/rtf-tokens.ts'
import type { SizedText } from './page-text.ts'
import { codePageOf, codePageOfCharset } from './rtf-code-pages.ts'

interface State {
  /** What the group is for, when it is not text: `null` for text, else a destination. */
  destination: 'skipped' | 'fonts' | 'instruction' | null
  encoding: string
  size: number
  fallbackChars: number
  /** Has lines of its own: a header, a footer, a text box. */
  block: boolean
}

interface RtfText {
  lines: SizedText[]
  /** Targets of its links. */
  targets: string[]
}

const skipped = new Set(
  'colortbl stylesheet info pict themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl filetbl template bkmkstart bkmkend revtbl fontemb fontfile falt panose sp sn sv nonshppict pntext listtext pntxta pntxtb atnid atnauthor annotation comment ftnsep ftnsepc aftnsep aftnsepc wgrffmtfilter mmathPr userprops docvar private'.split(
    ' ',
  ),
)
const blocks = /^(?:header|footer)[lrf]?$|^(?:shptxt|footnote)$/
const kept = new Set(['shpinst', 'shptxt', 'shp', 'shprslt', 'header', 'footer', 'fldinst', 'fldrslt'])
const ends = new Set(['par', 'line', 'row', 'sect', 'page', 'column', 'nestrow', 'softline'])
const marks: Record<string, string> = {
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
}
const startingSize = 24

/** Text of a rich text file line by line, with the size that it states; headers, tables and text boxes included. */
export function readRtfText(rtf: string): RtfText {
  const lines: SizedText[] = []
  const targets: string[] = []
  const encodings = new Map<number, string>()
  const stack: State[] = []
  let state: State = { destination: null, encoding: 'windows-1252', size: startingSize, fallbackChars: 1, block: false }
  let [line, size, bytes, skip, instruction] = ['', 0, [] as number[], 0, '']
  let defaultEncoding = state.encoding
  let font = 0
  let optional = false

  const flush = () => {
    if (bytes.length > 0) line += decoderOf(state.encoding).decode(Uint8Array.from(bytes))
    bytes = []
  }
  const write = (text: string) => {
    flush()
    if (state.destination === 'instruction') instruction += text
    if (state.destination !== null) return
    line += text
    if (text.trim()) size = Math.max(size, state.size / 2)
  }
  const endLine = () => {
    flush()
    if (line.trim()) lines.push({ text: line, size })
    line = ''
    size = 0
  }
  const leave = (outer: State) => {
    flush()
    if (state.destination === 'instruction' && outer.destination !== 'instruction') {
      targets.push(/HYPERLINK\s+"([^"]*)"/i.exec(instruction)?.[1] ?? '')
      instruction = ''
    }
    if (state.block && !outer.block) endLine()
    state = outer
  }
  const obey = (word: string, number: number | null) => {
    if (word === 'ansicpg') state.encoding = defaultEncoding = codePageOf(number)
    else if (word === 'uc') state.fallbackChars = number ?? 1
    else if (word === 'f' && state.destination === 'fonts') font = number ?? 0
    else if (word === 'fcharset') encodings.set(font, codePageOfCharset(number) ?? defaultEncoding)
    else if (word === 'fonttbl') state.destination = 'fonts'
    else if (word === 'fldinst') state.destination = 'instruction'
    else if (skipped.has(word)) state.destination = 'skipped'
    else if (blocks.test(word)) {
      endLine()
      state.block = true
    } else if (word === 'f') setEncoding(encodings.get(number ?? 0) ?? defaultEncoding)
    else if (word === 'fs') state.size = number ?? startingSize
    else if (word === 'plain') state.size = startingSize
    else if (word === 'u') {
      write(String.fromCharCode((number ?? 0) & 0xffff))
      skip = state.fallbackChars
    } else if (state.destination === null && ends.has(word)) endLine()
    else if (marks[word]) write(marks[word])
  }
  const setEncoding = (encoding: string) => {
    if (encoding !== state.encoding) flush()
    state.encoding = encoding
  }

  for (const token of readRtfTokens(rtf)) {
    if (token.kind === 'open') {
      if (stack.length >= rtfDepthMax) throw new Error('The document is nested too deeply.')
      flush()
      stack.push({ ...state })
      skip = 0
    } else if (token.kind === 'close') {
      const outer = stack.pop()
      if (!outer) break
      leave(outer)
      skip = 0
    } else if (token.kind === 'word') {
      if (optional && !kept.has(token.word)) state.destination = 'skipped'
      else obey(token.word, token.number)
    } else if (token.kind === 'byte') {
      if (skip > 0) skip -= 1
      else if (state.destination === null) {
        bytes.push(token.byte)
        size = Math.max(size, state.size / 2)
      } else write(String.fromCharCode(token.byte))
    } else if (token.kind === 'text') {
      const from = Math.min(skip, token.text.length)
      skip -= from
      write(token.text.slice(from))
    } else if (token.symbol === '~') write(' ')
    else if (token.symbol === '_') write('-')
    else if (/[\r\n]/.test(token.symbol) && state.destination === null) endLine()
    else if (/[\\{}]/.test(token.symbol)) write(token.symbol)
    optional = token.kind === 'symbol' && token.symbol === '*'
  }
  endLine()
  return { lines, targets }
}

const decoders = new Map<string, InstanceType<typeof TextDecoder>>()

function decoderOf(encoding: string) {
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding)
  decoders.set(encoding, decoder)
  return decoder
}
