import { openStreams } from '../../platform/content/compound-streams.ts'
import type { KindLimits } from '../limits.ts'
import type { ReadPages } from '../read-document.ts'
import { toContactLines } from './contact-links.ts'
import { type SizedText, toPage } from './page-text.ts'
import { encrypted, NotReadable } from './refusals.ts'
import { readPieces } from './word-97-pieces.ts'
import { readWord97Text } from './word-97-text.ts'

const magic = 0xa5ec
const word97 = 0xc1
const encryptedFlag = 0x0100
const secondTableFlag = 0x0200
/** Offsets in the header of the file that say how many characters each story has, in the order in which they stand. */
const lengthsAt = {
  body: 0x4c,
  footnotes: 0x50,
  headers: 0x54,
  macros: 0x58,
  comments: 0x5c,
  endnotes: 0x60,
  boxes: 0x64,
  headerBoxes: 0x68,
}
type Story = keyof typeof lengthsAt

const read: Story[] = ['headers', 'headerBoxes', 'body', 'boxes', 'footnotes', 'endnotes']

/** Text of a Word 97-2003 document as one page: headers and footers first, then body, text boxes and notes. */
export function readDoc(bytes: Buffer, { textCharsMax }: KindLimits): ReadPages {
  const stream = openStreams(bytes)
  const main = stream('WordDocument')
  if (!main || main.readUInt16LE(0) !== magic) throw new Error('The file holds no Word document.')
  if (main.readUInt16LE(2) < word97)
    throw new NotReadable('unreadable', 'The document was written by a Word older than 97, which cannot be read.')
  const flags = main.readUInt16LE(10)
  if (flags & encryptedFlag) throw encrypted()
  const table = stream(flags & secondTableFlag ? '1Table' : '0Table')
  if (!table) throw new Error('The document lacks a part.')
  const whole = readPieces(main, table, textCharsMax * 2)
  const stories = partStories(main, whole)
  const lines: SizedText[] = []
  const targets: string[] = []
  for (const story of read) {
    const text = readWord97Text(stories[story])
    for (const line of text.lines) lines.push({ text: line, size: 0 })
    for (const target of text.targets) targets.push(target)
  }
  const text = lines.map((line) => line.text).join('\n')
  return { pages: [toPage([...lines, ...toContactLines(targets, text)])], cut: false }
}

function partStories(main: Buffer, whole: string): Record<Story, string> {
  let start = 0
  const parts = Object.entries(lengthsAt).map(([story, at]) => {
    const from = start
    start += main.readUInt32LE(at)
    return [story, whole.slice(from, start)]
  })
  return Object.fromEntries(parts)
}
