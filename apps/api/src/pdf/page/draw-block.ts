import type { Block, Fact, Picture, Table } from '../blocks.ts'
import { drawCells } from './columns.ts'
import { drawCode } from './draw-code.ts'
import { colours, page, styles, type TextStyle } from './look.ts'
import { need, nextPage, type Paper, startOf } from './paper.ts'

const gap = 6
const barHeight = 4
/** Lines that stand below a heading on its page. */
const keptWithHeading = 3

export function drawBlock(paper: Paper, block: Block): void {
  if ('heading' in block) drawHeading(paper, block.heading, block.level ?? 1)
  else if ('paragraph' in block) drawText(paper, block.paragraph, block.quiet ? styles.quiet : styles.body)
  else if ('facts' in block) drawFacts(paper, block.facts)
  else if ('table' in block) drawTable(paper, block.table)
  else if ('picture' in block) drawPicture(paper, block)
  else if ('qr' in block) drawCode(paper, block.qr, block.caption)
  else if ('space' in block) paper.y += block.space
  else if ('rule' in block) drawRule(paper)
  else if ('bar' in block) drawBar(paper, block.bar)
  else nextPage(paper)
}

const middle = (paper: Paper) => (paper.look === 'certificate' ? 'middle' : 'start')

function drawHeading(paper: Paper, text: string, level: 1 | 2 | 3): void {
  const style = styles[`heading${level}`]
  if (paper.y > page.margin) paper.y += style.size * 0.6
  drawCells(paper, [{ text, style, share: 1, at: middle(paper) }], keptWithHeading)
  paper.y += gap
}

function drawText(paper: Paper, text: string, style: TextStyle): void {
  drawCells(paper, [{ text, style, share: 1, at: middle(paper) }])
  paper.y += gap
}

function drawFacts(paper: Paper, facts: readonly Fact[]): void {
  for (const [label, value] of facts) {
    drawCells(paper, [
      { text: label, style: { ...styles.body, colour: colours.quiet }, share: 1 },
      { text: value, style: styles.body, share: 2 },
    ])
    paper.y += gap / 2
  }
  paper.y += gap
}

function drawTable(paper: Paper, { columns, rows }: Table): void {
  const cellsOf = (texts: readonly string[], style: TextStyle) =>
    columns.map(({ share = 1, at = 'start' }, index) => ({ text: texts[index] ?? '', style, share, at }))
  drawCells(
    paper,
    cellsOf(
      columns.map(({ title }) => title),
      { ...styles.quiet, weight: 'bold' },
    ),
    keptWithHeading,
  )
  for (const row of rows) {
    drawRule(paper, gap / 2)
    drawCells(paper, cellsOf(row, styles.body))
  }
  paper.y += gap
}

function drawBar(paper: Paper, colour: string): void {
  need(paper, barHeight + gap)
  const { document, left, width, y } = paper
  document.rect(left, y, width, barHeight).fill(colour)
  paper.y += barHeight + 2 * gap
}

function drawRule(paper: Paper, space = gap): void {
  need(paper, 2 * space)
  const y = paper.y + space
  const { document, left, width } = paper
  document
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.5)
    .strokeColor(colours.hairline)
    .stroke()
  paper.y = y + space
}

function drawPicture(paper: Paper, { picture, width: wanted }: Picture): void {
  const image = paper.document.openImage(Buffer.from(picture))
  const room = page.height - 2 * page.margin - page.footer
  const width = Math.min(wanted, paper.width, (room * image.width) / image.height)
  const height = (width * image.height) / image.width
  need(paper, height)
  paper.document.image(image, startOf(paper, width), paper.y, { width })
  paper.y += height + gap
}
