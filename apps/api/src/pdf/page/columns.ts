import type { TextStyle } from './look.ts'
import { drawLine, lineHeight, linesOf, need, type Paper } from './paper.ts'

export interface Cell {
  text: string
  style: TextStyle
  /** Its part of the paper's width. */
  share: number
  at?: 'start' | 'middle' | 'end'
}

const gap = 12

/** Draws texts beside each other, in the order of reading, line by line: what is longer than a page goes on on the next. */
export function drawCells(paper: Paper, cells: readonly Cell[], keepLines = 1): void {
  const shares = cells.reduce((sum, { share }) => sum + share, 0)
  const free = paper.width - gap * (cells.length - 1)
  let offset = 0
  const columns = cells.map((cell) => {
    const width = (free * cell.share) / shares
    const x = paper.left + (paper.direction === 'ltr' ? offset : paper.width - offset - width)
    offset += width + gap
    return { cell, x, width, lines: linesOf(paper, cell.text, cell.style, width) }
  })
  const count = Math.max(...columns.map(({ lines }) => lines.length))
  for (let index = 0; index < count; index += 1) {
    const height = Math.max(...columns.map(({ cell, lines }) => lineHeight(lines[index], cell.style)))
    need(paper, index === 0 ? height * keepLines : height)
    for (const { cell, x, width, lines } of columns) {
      const line = lines[index]
      if (line) drawLine(paper, line, cell.style, { x, y: paper.y, width, height, at: cell.at ?? 'start' })
    }
    paper.y += height
  }
}
