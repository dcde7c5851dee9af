import type { SizedText } from './page-text.ts'

/** Frame that paragraphs flow into: the body, a table's cell or a text box. */
export interface Frame {
  lines: SizedText[]
  paragraph: { text: string; size: number }
  /** The cells of a table row that is being read. */
  row: SizedText[][] | null
}

export const newFrame = (): Frame => ({ lines: [], paragraph: { text: '', size: 0 }, row: null })

export function endParagraph(frame: Frame): void {
  if (frame.paragraph.text.trim()) frame.lines.push(frame.paragraph)
  frame.paragraph = { text: '', size: 0 }
}

export function endRow(frame: Frame): void {
  if (frame.row) frame.lines.push(...toRowLines(frame.row))
  frame.row = null
}

/** Ends the innermost frame: a cell goes to its row, a text box into the lines around it. */
export function endFrame(frames: Frame[], isCell: boolean): void {
  const frame = frames.at(-1)
  if (!frame || frames.length === 1) return
  endParagraph(frame)
  frames.pop()
  const outer = frames.at(-1)
  if (isCell && outer?.row) outer.row.push(frame.lines)
  else outer?.lines.push(...frame.lines)
}

/** The lines of all frames, those that were never closed too. */
export function endAll(frames: Frame[]): SizedText[] {
  for (const frame of frames) endParagraph(frame)
  return frames.flatMap((frame) => frame.lines)
}

/** A row of a plain table is one line; a row that lays out the page is read cell by cell. */
function toRowLines(row: SizedText[][]): SizedText[] {
  const filled = row.filter((cell) => cell.length > 0)
  if (filled.some((cell) => cell.length > 1)) return filled.flat()
  const cells = filled.flat()
  return [{ text: cells.map((cell) => cell.text).join('\t'), size: Math.max(0, ...cells.map((cell) => cell.size)) }]
}
