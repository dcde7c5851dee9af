import type { PaperOrder } from './blocks.ts'
import { drawBlock } from './page/draw-block.ts'
import { drawFooters } from './page/footers.ts'
import { type Document, makePaper, PaperFull } from './page/paper.ts'
import { cleanText } from './text/clean.ts'

/**
 * Draws a paper: A4, in the house's look, in the direction of its language, with any script anywhere. A character that no font has is drawn
 * as □; text without an end stops at 400 pages. Throws on a picture that is neither PNG nor JPEG.
 */
export async function drawPdf({
  language,
  title,
  author,
  blocks,
  footer,
  look,
  numbering,
}: PaperOrder): Promise<Uint8Array> {
  const paper = makePaper({
    language,
    title: cleanText(title),
    author: author && cleanText(author),
    look: look ?? 'document',
  })
  const bytes = readAll(paper.document)
  try {
    for (const block of blocks) drawBlock(paper, block)
  } catch (error) {
    if (!(error instanceof PaperFull)) throw error
  }
  drawFooters(paper, language, footer, numbering)
  paper.document.end()
  return await bytes
}

async function readAll(document: Document): Promise<Uint8Array> {
  const parts: Buffer[] = []
  for await (const part of document) parts.push(Buffer.from(part))
  return new Uint8Array(Buffer.concat(parts))
}
