import { readFile, stat } from 'node:fs/promises'
import { fileBytesMax } from '../content/document-kind.ts'
import { damagedReason, judgeDocx } from '../content/office-archive.ts'
import { decodeText } from '../content/plain-text.ts'
import { type ExtractAnswer, type ExtractFile, withoutText } from './answer.ts'
import { findFields } from './find-fields.ts'
import { type PageText, toPage } from './page-text.ts'
import { readDocx } from './read-docx.ts'
import { EncryptedPdf, readPdf } from './read-pdf.ts'

export interface ReadLimits {
  textCharsMax: number
  pagesMax: number
}

/** What a reader got: its pages, and whether the limits cut the rest off. */
export interface ReadPages {
  pages: PageText[]
  cut: boolean
}

/** Reads one document whole: text, then fields. Every failure is an answer. */
export async function readDocument(file: ExtractFile, limits: ReadLimits): Promise<ExtractAnswer> {
  try {
    if ((await stat(file.path)).size > fileBytesMax)
      return withoutText('too-large', 'The file is too large to be read.')
    return await readBytes(await readFile(file.path), file.kind, limits)
  } catch (cause) {
    if (cause instanceof EncryptedPdf) return withoutText('encrypted', 'The file is protected by a password.')
    return withoutText('unreadable', 'The file could not be read; it may be damaged.')
  }
}

async function readBytes(bytes: Buffer, kind: ExtractFile['kind'], limits: ReadLimits): Promise<ExtractAnswer> {
  if (kind === 'pdf') return toAnswer(await readPdf(bytes, limits), limits)
  if (kind === 'docx') {
    const refusal = await judgeDocx(bytes)
    if (refusal) return withoutText(refusal === damagedReason ? 'unreadable' : 'refused', refusal)
    return toAnswer(await readDocx(bytes), limits)
  }
  if (kind === 'txt') {
    const text = decodeText(bytes)
    if (text === null) return withoutText('unreadable', 'The file is not text in an encoding that can be read.')
    return toAnswer({ pages: [toPage([{ text, size: 0 }])], cut: false }, limits)
  }
  return withoutText('unreadable', 'Corridor cannot read this kind of file yet; the original is kept.')
}

function toAnswer({ pages, cut }: ReadPages, { textCharsMax }: ReadLimits): ExtractAnswer {
  const kept = keepWithin(pages, textCharsMax)
  if (kept.every((page) => page.text === ''))
    return withoutText('empty', 'The file holds no text; it may be a scanned image.')
  const whole = !cut && kept.length === pages.length && kept.at(-1)?.text.length === pages.at(-1)?.text.length
  return {
    status: whole ? 'read' : 'too-large',
    reason: whole ? null : 'The file is too long; only its beginning was read.',
    pages: kept.map((page) => page.text),
    fields: findFields(kept),
  }
}

function keepWithin(pages: PageText[], charsMax: number): PageText[] {
  const kept: PageText[] = []
  let left = charsMax
  for (const page of pages) {
    if (left <= 0) break
    kept.push({ text: page.text.slice(0, left), lines: page.lines.filter((line) => line.end <= left) })
    left -= page.text.length
  }
  return kept
}
