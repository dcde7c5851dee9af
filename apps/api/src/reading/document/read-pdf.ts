import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { KindLimits } from '../limits.ts'
import type { ReadPages } from '../read-document.ts'
import { toContactLines } from './contact-links.ts'
import { closeLetterSpacing, type PageText, type SizedText, toPage } from './page-text.ts'
import type { Box } from './page-words.ts'
import { layOut } from './pdf-layout.ts'
import type { Fragment } from './pdf-segment.ts'
import { encrypted } from './refusals.ts'

const imagePixelsMax = 50_000_000
const library = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))

/** Text of a PDF in reading order, page by page, and whether pages seem to be images. */
export async function readPdf(bytes: Buffer, { pagesMax, textCharsMax }: KindLimits): Promise<ReadPages> {
  const pdf = await openPdf(bytes)
  try {
    const pages: PageText[] = []
    let chars = 0
    for (let number = 1; number <= Math.min(pdf.numPages, pagesMax) && chars < textCharsMax; number += 1) {
      const page = await readPage(await pdf.getPage(number))
      chars += page.text.length
      pages.push(page)
    }
    return { pages, cut: pages.length < pdf.numPages, pagesOf: pdf.numPages, scanned: isScanned(bytes, pages) }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

const lettersOfImageMax = 100
const lettersOfDrawingMax = 30
const imageMark = /\/Subtype\s*\/Image\b/

/** True if a page says so little, or so much that no font explains, that the rest may be an image. */
export const isThin = ({ text }: PageText) => countLetters(text) < lettersOfImageMax || isGarbled(text)

// An image is always an object of its own, so its mark stands in the file as it is; drawn letters leave no mark.
const isScanned = (bytes: Buffer, pages: PageText[]) =>
  pages.some(({ text }) => isGarbled(text)) ||
  (pages.some(isThin) && imageMark.test(bytes.toString('latin1'))) ||
  pages.reduce((sum, { text }) => sum + countLetters(text), 0) < lettersOfDrawingMax

const countLetters = (text: string) => text.replace(/[\s\ufffd\ue000-\uf8ff]/g, '').length

const isGarbled = (text: string) => {
  const letters = text.replace(/\s/g, '').length
  return letters > lettersOfImageMax && countLetters(text) < letters * 0.6
}

/** Opens a PDF for reading or drawing. Destroy its loading task at the end. Throws when it asks for a password. */
export async function openPdf(bytes: Buffer): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      cMapUrl: join(library, 'cmaps/'),
      cMapPacked: true,
      standardFontDataUrl: join(library, 'standard_fonts/'),
      wasmUrl: join(library, 'wasm/'),
      maxImageSize: imagePixelsMax,
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      enableXfa: false,
      verbosity: 0,
    }).promise
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'PasswordException') throw encrypted()
    throw cause
  }
}

/** The text layer of one page. */
export async function readPage(page: PDFPageProxy): Promise<PageText> {
  const { width, height, transform: view } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const fragments: Fragment[] = []
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[]
    const size = Math.hypot(a, b)
    const upright = Math.abs(b) < size * 0.1
    const text = closeLetterSpacing(item.str)
    const box = toBox(view, { x, y, along: a / size, up: b / size, length: item.width, size }, width, height)
    fragments.push({ text, left: x, right: x + (upright ? item.width : size), base: y, size, upright, box })
  }
  const lines = layOut(fragments)
  const text = lines.map((line) => line.text).join('\n')
  return toPage([...lines, ...(await readContactLinks(page, text))])
}

interface Run {
  x: number
  y: number
  /** The direction of its base line, of length 1. */
  along: number
  up: number
  length: number
  size: number
}

const ascent = 0.78
const descent = -0.22

function toBox(view: number[], { x, y, along, up, length, size }: Run, width: number, height: number): Box {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view
  const corners = [0, length].flatMap((far) =>
    [descent * size, ascent * size].map((rise) => {
      const [px, py] = [x + along * far - up * rise, y + up * far + along * rise]
      return { x: (a * px + c * py + e) / width, y: (b * px + d * py + f) / height }
    }),
  )
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)]
  return [within(Math.min(...xs)), within(Math.min(...ys)), within(Math.max(...xs)), within(Math.max(...ys))]
}

const within = (fraction: number) => Math.min(1, Math.max(0, fraction))

// An address is often only the target of a link on the word "E-mail".
async function readContactLinks(page: PDFPageProxy, text: string): Promise<SizedText[]> {
  const annotations = (await page.getAnnotations()) as { url?: string; unsafeUrl?: string }[]
  const targets = annotations.map((link) => link.url ?? link.unsafeUrl ?? '')
  return toContactLines(targets, text)
}
