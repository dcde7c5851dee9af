import { rtfDepthMax } from '../../platform/content/rich-text.ts'
import type { SizedText } from './page-text.ts'
import { codePageOf, codePageOfCharset, decoderOf } from './rtf-code-pages.ts'
import { blocks, lineEnds, marks, skipped } from './rtf-words.ts'

interface Group {
  /** Purpose of the group, if it is not text. */
  destination: 'skipped' | 'fonts' | 'instruction' | null
  encoding: string
  /** In half points. */
  size: number
  /** Number of characters that stand in for one of Unicode. */
  fallbackChars: number
  block: boolean
}

const startingSize = 24

/** The lines of a rich text file while its words are read; each group inherits from the one around it. */
export class RtfReading {
  readonly lines: SizedText[] = []
  /** Targets of its links. */
  readonly targets: string[] = []
  chars = 0
  #groups: Group[] = []
  #group: Group = { destination: null, encoding: 'windows-1252', size: startingSize, fallbackChars: 1, block: false }
  #encodings = new Map<number, string>()
  #encoding = this.#group.encoding
  #font = 0
  #line = ''
  #lineSize = 0
  #bytes: number[] = []
  #instruction = ''
  #skip = 0

  open(): void {
    if (this.#groups.length >= rtfDepthMax) throw new Error('The document is nested too deeply.')
    this.#flush()
    this.#groups.push({ ...this.#group })
    this.#skip = 0
  }

  /** Leaves a group; false if none is open. */
  close(): boolean {
    const outer = this.#groups.pop()
    if (!outer) return false
    this.#flush()
    if (this.#group.destination === 'instruction' && outer.destination !== 'instruction') {
      this.targets.push(/HYPERLINK\s+"([^"]*)"/i.exec(this.#instruction)?.[1] ?? '')
      this.#instruction = ''
    }
    if (this.#group.block && !outer.block) this.endLine()
    this.#group = outer
    this.#skip = 0
    return true
  }

  skipGroup(): void {
    this.#group.destination = 'skipped'
  }

  obey(word: string, number: number | null): void {
    const group = this.#group
    if (word === 'ansicpg') group.encoding = this.#encoding = codePageOf(number)
    else if (word === 'uc') group.fallbackChars = number ?? 1
    else if (word === 'fonttbl') group.destination = 'fonts'
    else if (word === 'fldinst') group.destination = 'instruction'
    else if (skipped.has(word)) group.destination = 'skipped'
    else if (word === 'f') this.#setFont(number ?? 0)
    else if (word === 'fcharset') this.#encodings.set(this.#font, codePageOfCharset(number) ?? this.#encoding)
    else if (word === 'fs') group.size = number ?? startingSize
    else if (word === 'plain') group.size = startingSize
    else if (word === 'u') {
      this.#write(String.fromCharCode((number ?? 0) & 0xffff))
      this.#skip = group.fallbackChars
    } else if (blocks.has(word)) {
      this.endLine()
      group.block = true
    } else if (lineEnds.has(word)) this.#endLineOfText()
    else if (marks[word]) this.#write(marks[word])
  }

  takeByte(byte: number): void {
    if (this.#skip > 0) this.#skip -= 1
    else if (this.#group.destination !== null) this.#write(String.fromCharCode(byte))
    else {
      this.#bytes.push(byte)
      this.#lineSize = Math.max(this.#lineSize, this.#group.size / 2)
    }
  }

  takeText(text: string): void {
    const from = Math.min(this.#skip, text.length)
    this.#skip -= from
    this.#write(text.slice(from))
  }

  takeSymbol(symbol: string): void {
    if (symbol === '~') this.#write(' ')
    else if (symbol === '_') this.#write('-')
    else if (/[\r\n]/.test(symbol)) this.#endLineOfText()
    else if (/[\\{}]/.test(symbol)) this.#write(symbol)
  }

  endLine(): void {
    this.#flush()
    if (this.#line.trim()) this.lines.push({ text: this.#line, size: this.#lineSize })
    this.chars += this.#line.length + 1
    this.#line = ''
    this.#lineSize = 0
  }

  #endLineOfText(): void {
    if (this.#group.destination === null) this.endLine()
  }

  #setFont(font: number): void {
    this.#font = font
    if (this.#group.destination === 'fonts') return
    this.#flush()
    this.#group.encoding = this.#encodings.get(font) ?? this.#encoding
  }

  #write(text: string): void {
    this.#flush()
    if (this.#group.destination === 'instruction') this.#instruction += text
    if (this.#group.destination !== null) return
    this.#line += text
    if (text.trim()) this.#lineSize = Math.max(this.#lineSize, this.#group.size / 2)
  }

  // Letters of some code pages take two bytes, which arrive one by one.
  #flush(): void {
    if (this.#bytes.length === 0) return
    this.#line += decoderOf(this.#group.encoding).decode(Uint8Array.from(this.#bytes))
    this.#bytes = []
  }
}
