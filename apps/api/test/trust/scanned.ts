import jsqr from 'jsqr'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { drawPage, type GreyImage } from '../../src/reading/document/ocr/page-image.ts'

async function read<Answer>(pdf: Uint8Array, look: (document: PDFDocumentProxy) => Promise<Answer>): Promise<Answer> {
  // The reader takes the bytes away.
  const document = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise
  return look(document).finally(() => document.destroy())
}

/** Reads the QR on the last page of a PDF, as a phone does: nearer or from further off. */
export const scanned = (pdf: Uint8Array): Promise<string | undefined> =>
  read(pdf, async (document) => {
    const image = await drawPage(await document.getPage(document.numPages))
    return [1, 2, 3].map((step) => decode(image, step)).find((text) => text !== undefined)
  })

function decode({ width, height, pixels }: GreyImage, step: number): string | undefined {
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)]
  const rgba = new Uint8ClampedArray(across * down * 4).fill(255)
  for (let at = 0; at < across * down; at += 1) {
    const grey = pixels[Math.floor(at / across) * step * width + (at % across) * step] ?? 255
    rgba.fill(grey, at * 4, at * 4 + 3)
  }
  return jsqr.default(rgba, across, down)?.data
}
