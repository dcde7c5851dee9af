import type { Language } from '@corridor/contract/wire/language'
import type { Block } from './blocks.ts'
import { drawBlock } from './page/draw-block.ts'
import { drawFooters } from './page/footers.ts'
import type { Look } from './page/look.ts'
import { type Document, makePaper, PaperFull } from './page/paper.ts'
import { cleanText } from './text/clean.ts'

export interface Drawing {
  language: Language
  /** What a reader's window and a screen reader call it; to be seen on the page it is a heading. */
  title: string
  author?: string
  blocks: readonly Block[]
  /** Stands on each page beside its number. */
  footer?: string
  /** By default a document. */
  look?: Look
  /** Where these pages stand in a larger document. */
  numbering?: { from: number; total: number }
}

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
}: Drawing): Promise<Uint8Array> {
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
