import type { SizedText } from './page-text.ts'
import { readXml } from './xml-events.ts'

interface Paragraph {
  text: string
  size: number
}
type Cell = SizedText[]
interface Frame {
  lines: SizedText[]
  paragraph: Paragraph
  row: Cell[] | null
}

const skipped = new Set(['mc:Fallback', 'w:del', 'w:instrText', 'w:pPrChange', 'w:rPrChange'])
const titleSize = 24

/** Lines of a WordprocessingML part, tables and text boxes included, each with the size that its runs state. */
export function readWordXml(xml: string): SizedText[] {
  const frames: Frame[] = [newFrame()]
  let skipping = 0
  let inText = false
  for (const event of readXml(xml)) {
    const frame = frames.at(-1) ?? newFrame()
    if (event.kind === 'text') {
      if (inText && skipping === 0) frame.paragraph.text += event.text
    } else if (skipped.has(event.name)) {
      skipping = Math.max(0, skipping + (event.kind === 'open' ? 1 : event.kind === 'close' ? -1 : 0))
    } else if (skipping > 0) {
    } else if (event.kind === 'close') {
      if (event.name === 'w:t') inText = false
      else closeElement(event.name, frames)
    } else {
      if (event.name === 'w:t') inText = event.kind === 'open'
      else if (event.kind === 'open' && opensFrame.has(event.name)) frames.push(newFrame())
      else if (event.kind === 'open' && event.name === 'w:tr') frame.row = []
      else readMark(event.name, event.attributes, frame.paragraph)
    }
  }
  for (const frame of frames) endParagraph(frame)
  return frames.flatMap((frame) => frame.lines)
}

const opensFrame = new Set(['w:tc', 'w:txbxContent'])
const newFrame = (): Frame => ({ lines: [], paragraph: { text: '', size: 0 }, row: null })

function closeElement(name: string, frames: Frame[]): void {
  const frame = frames.at(-1)
  if (!frame) return
  if (name === 'w:p') endParagraph(frame)
  if (name === 'w:tr' && frame.row) {
    frame.lines.push(...toRowLines(frame.row))
    frame.row = null
  }
  if (opensFrame.has(name) && frames.length > 1) {
    endParagraph(frame)
    frames.pop()
    const outer = frames.at(-1)
    if (name === 'w:tc' && outer?.row) outer.row.push(frame.lines)
    else outer?.lines.push(...frame.lines)
  }
}

function endParagraph(frame: Frame): void {
  if (frame.paragraph.text.trim()) frame.lines.push(frame.paragraph)
  frame.paragraph = { text: '', size: 0 }
}

/** A row of a plain table is one line; a row that lays out the page is read cell by cell. */
function toRowLines(row: Cell[]): SizedText[] {
  const filled = row.filter((cell) => cell.length > 0)
  if (filled.some((cell) => cell.length > 1)) return filled.flat()
  const cells = filled.flat()
  return [{ text: cells.map((cell) => cell.text).join('\t'), size: Math.max(0, ...cells.map((cell) => cell.size)) }]
}

function readMark(name: string, attributes: string, paragraph: Paragraph): void {
  if (name === 'w:tab') paragraph.text += '\t'
  else if (name === 'w:br' || name === 'w:cr') paragraph.text += '\n'
  else if (name === 'w:noBreakHyphen') paragraph.text += '-'
  else if (name === 'w:sz') paragraph.size = Math.max(paragraph.size, Number(readValue(attributes)) / 2 || 0)
  else if (name === 'w:pStyle' && /^title$/i.test(readValue(attributes))) paragraph.size = titleSize
}

const readValue = (attributes: string) => /w:val\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1] ?? ''
