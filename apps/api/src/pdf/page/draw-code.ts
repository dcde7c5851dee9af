import { encodeQR } from 'qr'
import { drawCells } from './columns.ts'
import { styles } from './look.ts'
import { need, type Paper, startOf } from './paper.ts'

const size = 110
/** Margin that a reader's camera needs around it, in squares. */
const quietSquares = 4

/** Draws an address as a QR code. */
export function drawCode(paper: Paper, address: string, caption: string | undefined): void {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: quietSquares })
  const square = size / rows.length
  need(paper, size + (caption ? 2 * styles.quiet.size : 0))
  const left = startOf(paper, size)
  rows.forEach((row, down) => {
    row.forEach((isDark, across) => {
      if (isDark) paper.document.rect(left + across * square, paper.y + down * square, square, square)
    })
  })
  paper.document.fill('#000000')
  paper.y += size
  if (caption)
    drawCells(paper, [
      { text: caption, style: styles.quiet, share: 1, at: paper.look === 'certificate' ? 'middle' : 'start' },
    ])
}
