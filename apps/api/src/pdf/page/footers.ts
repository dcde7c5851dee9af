import type { Language } from '@corridor/contract/wire/language'
import { colours, page, styles } from './look.ts'
import { drawLine, linesOf, type Paper } from './paper.ts'
import { pageNumber } from './words.ts'

const frameInset = 24

/** Draws what stands on every page: its number, the footer, and a certificate's frame. */
export function drawFooters(
  paper: Paper,
  language: Language,
  footer: string | undefined,
  numbering: { from: number; total: number } = { from: 1, total: paper.pages },
): void {
  const y = page.height - page.margin - styles.quiet.size
  for (let index = 0; index < paper.pages; index += 1) {
    paper.document.switchToPage(index)
    if (paper.look === 'certificate') drawFrame(paper)
    drawPart(paper, pageNumber(language, numbering.from + index, numbering.total), y, 0.25, 'end')
    if (footer) drawPart(paper, footer, y, 0.7, 'start')
  }
}

/** The first line of a text, at one side of the page. */
function drawPart(paper: Paper, text: string, y: number, share: number, at: 'start' | 'end'): void {
  const width = paper.width * share
  const [line] = linesOf(paper, text, styles.quiet, width)
  const isLeft = (at === 'start') === (paper.direction === 'ltr')
  const x = isLeft ? paper.left : paper.left + paper.width - width
  if (line) drawLine(paper, line, styles.quiet, { x, y, width, height: styles.quiet.size, at })
}

function drawFrame({ document }: Paper): void {
  document
    .rect(frameInset, frameInset, page.width - 2 * frameInset, page.height - 2 * frameInset)
    .lineWidth(1.5)
    .strokeColor(colours.accent)
    .stroke()
}
