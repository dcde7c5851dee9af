import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { closeLetterSpacing, type PageText, type SizedText, toPage } from './page-text.ts'
import { type Fragment, layOut } from './pdf-layout.ts'
import type { ReadLimits, ReadPages } from './read-document.ts'

export class EncryptedPdf extends Error {}

const library = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))

/** Text of a PDF in reading order, page by page. Throws EncryptedPdf when it asks for a password. */
export async function readPdf(bytes: Buffer, { pagesMax, textCharsMax }: ReadLimits): Promise<ReadPages> {
  const pdf = await open(bytes)
  try {
    const pages: PageText[] = []
    let chars = 0
    for (let number = 1; number <= Math.min(pdf.numPages, pagesMax) && chars < textCharsMax; number += 1) {
      const page = await readPage(await pdf.getPage(number))
      chars += page.text.length
      pages.push(page)
    }
    return { pages, cut: pages.length < pdf.numPages }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function open(bytes: Buffer): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      cMapUrl: join(library, 'cmaps/'),
      cMapPacked: true,
      standardFontDataUrl: join(library, 'standard_fonts/'),
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      enableXfa: false,
      verbosity: 0,
    }).promise
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'PasswordException') throw new EncryptedPdf()
    throw cause
  }
}

async function readPage(page: PDFPageProxy): Promise<PageText> {
  const { items } = await page.getTextContent()
  const fragments: Fragment[] = []
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[]
    const size = Math.hypot(a, b)
    const upright = Math.abs(b) < size * 0.1
    const text = closeLetterSpacing(item.str)
    fragments.push({ text, left: x, right: x + (upright ? item.width : size), base: y, size, upright })
  }
  const lines = layOut(fragments)
  const text = lines.map((line) => line.text).join('\n')
  return toPage([...lines, ...(await readContactLinks(page, text))])
}

// An address is often only the target of a link on the word "E-mail".
async function readContactLinks(page: PDFPageProxy, text: string): Promise<SizedText[]> {
  const annotations = (await page.getAnnotations()) as { url?: string; unsafeUrl?: string }[]
  const targets = annotations.map((link) => link.url ?? link.unsafeUrl ?? '')
  return toContactLines(targets, text)
}

/** The addresses of mailto and tel links that the text itself does not show. */
export function toContactLines(targets: string[], text: string): SizedText[] {
  const shown = squash(text)
  const addresses = targets
    .filter((target) => /^(?:mailto|tel):/i.test(target))
    .map((target) => decodeTarget(target.replace(/^[a-z]+:/i, '').replace(/\?.*$/, '')))
  return [...new Set(addresses)]
    .filter((address) => address && !shown.includes(squash(address)))
    .map((address) => ({ text: address, size: 0 }))
}

const squash = (text: string) => text.replace(/[\s()./-]+/g, '').toLowerCase()

function decodeTarget(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}
