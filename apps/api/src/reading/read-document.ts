import { readFile, stat } from 'node:fs/promises'
import { now } from '../platform/clock.ts'
import { type DocumentKind, fileBytesMax } from '../platform/content/document-kind.ts'
import { judgeDocx } from '../platform/content/office-archive.ts'
import { judgeOdt } from '../platform/content/open-document.ts'
import { decodeText } from '../platform/content/plain-text.ts'
import { judgeRtf } from '../platform/content/rich-text.ts'
import { damagedReason } from '../platform/content/zip-archive.ts'
import { type ExtractAnswer, type ExtractFile, type ExtractText, withoutText } from './answer.ts'
import { type PageText, toPage } from './document/page-text.ts'
import { placeWords } from './document/page-words.ts'
import { readDoc } from './document/read-doc.ts'
import { readDocx } from './document/read-docx.ts'
import { readOdt } from './document/read-odt.ts'
import { readPdf } from './document/read-pdf.ts'
import { readRtf } from './document/read-rtf.ts'
import { NotReadable } from './document/refusals.ts'
import { jobCharsMax } from './job/job-lines.ts'
import { readJob } from './job/read-job.ts'
import { type KindLimits, wordsMax } from './limits.ts'
import { findFields } from './resume/find-fields.ts'
import { understoodLittle } from './resume/little.ts'
import { type SkillWords, toLexicon } from './text/skill-lexicon.ts'

/** Pages that a reader got, whether the limits cut the rest off, whether pages are images. */
export interface ReadPages {
  pages: PageText[]
  cut: boolean
  /** Number of pages that the file has, if it was cut at a page. */
  pagesOf?: number
  scanned?: boolean
}

export type PageReader = (bytes: Buffer, limits: KindLimits) => ReadPages | Promise<ReadPages>

const readers: Record<DocumentKind, PageReader> = {
  pdf: readPdf,
  docx: async (bytes) => readDocx(await judged(bytes, judgeDocx)),
  odt: async (bytes) => readOdt(await judged(bytes, judgeOdt)),
  rtf: async (bytes, limits) => readRtf(await judged(bytes, judgeRtf), limits),
  doc: readDoc,
  txt: readPlainText,
  png: () => imageOnly,
  jpg: () => imageOnly,
}
const imageOnly: ReadPages = { pages: [], cut: false, scanned: true }

/** Reads the text of one document, then its fields. Every failure is an answer. */
export const readDocument = (file: ExtractFile, limits: KindLimits): Promise<ExtractAnswer> =>
  readWith(readers[file.kind], file, limits)

/** Reads a pasted job ad. */
export const readJobText = ({ text, skills }: ExtractText, limits: KindLimits): Promise<ExtractAnswer> =>
  answerOf(() => ({ pages: [toPage([{ text, size: 0 }])], cut: false }), limits, { isJob: true, skills })

/** Reads a file with a reader and answers; nothing that a file holds makes it reject. */
export async function readWith(read: PageReader, file: ExtractFile, limits: KindLimits): Promise<ExtractAnswer> {
  return answerOf(
    async () => {
      if ((await stat(file.path)).size > fileBytesMax)
        throw new NotReadable('too-large', 'The file is too large to be read.')
      return read(await readFile(file.path), limits)
    },
    limits,
    file,
  )
}

interface About {
  isJob?: boolean | undefined
  skills?: SkillWords | undefined
}

async function answerOf(
  read: () => ReadPages | Promise<ReadPages>,
  limits: KindLimits,
  about: About,
): Promise<ExtractAnswer> {
  try {
    return toAnswer(await read(), limits, about)
  } catch (cause) {
    if (cause instanceof NotReadable) return withoutText(cause.status, cause.message)
    return withoutText('unreadable', 'The file could not be read; it may be damaged.')
  }
}

async function judged(bytes: Buffer, judge: (bytes: Buffer) => string | null | Promise<string | null>) {
  const refusal = await judge(bytes)
  if (refusal) throw new NotReadable(refusal === damagedReason ? 'unreadable' : 'refused', refusal)
  return bytes
}

function readPlainText(bytes: Buffer): ReadPages {
  const text = decodeText(bytes)
  if (text === null) throw new NotReadable('unreadable', 'The file is not text in an encoding that can be read.')
  return { pages: [toPage([{ text, size: 0 }])], cut: false }
}

function toAnswer(
  { pages, cut, scanned, pagesOf }: ReadPages,
  { textCharsMax }: KindLimits,
  { isJob = false, skills }: About,
): ExtractAnswer {
  const lexicon = toLexicon(skills)
  const kept = keepWithin(pages, isJob ? Math.min(jobCharsMax, textCharsMax) : textCharsMax)
  const more = scanned ? { scanned } : {}
  if (kept.every((page) => page.text === '')) return { ...withoutText('empty', emptyReason(pages)), ...more }
  const whole = !cut && kept.length === pages.length && kept.at(-1)?.text.length === pages.at(-1)?.text.length
  const fields = isJob ? {} : findFields(kept, now(), lexicon)
  const isLittle = !isJob && understoodLittle(kept, fields)
  let wordsLeft = wordsMax
  return {
    status: whole ? 'read' : 'too-large',
    reason:
      (whole ? null : longReason(kept.length, pagesOf ?? pages.length)) ??
      (pages.some(({ isForeign }) => isForeign) ? somePagesReason : null) ??
      (isLittle ? littleReason : null),
    pages: kept.map((page) => page.text),
    fields,
    ...(isJob && { job: readJob(kept, lexicon) }),
    words: kept.map(({ text, lines }) => {
      const words = placeWords(text, lines, wordsLeft)
      wordsLeft -= words.offsets.length / 2
      return words
    }),
    ...more,
  }
}

const littleReason = 'Little of this resume was understood. Please compare all of it with the document.'
const longReason = (read: number, of: number) =>
  read < of
    ? `The file is long: read up to page ${read} of ${of}.`
    : 'The file is too long; only its beginning was read.'

const foreignReason =
  'The scan cannot be read: it is very unclear, or in a script whose language pack is missing. Ask the operator to install it, such as chi_sim for Chinese, ara for Arabic or rus for Russian.'
const somePagesReason =
  'Some pages could not be read: they are very unclear, or in a script whose language pack is missing. Ask the operator to install it, such as chi_sim for Chinese, ara for Arabic or rus for Russian.'

const emptyReason = (pages: PageText[]) =>
  pages.some((page) => page.isForeign)
    ? foreignReason
    : pages.some((page) => page.recognised)
      ? 'No text could be recognised; the file may be a scanned image of poor quality.'
      : 'The file holds no text; it may be a scanned image.'

function keepWithin(pages: PageText[], charsMax: number): PageText[] {
  const kept: PageText[] = []
  let left = charsMax
  for (const page of pages) {
    if (left <= 0) break
    kept.push({ ...page, text: page.text.slice(0, left), lines: page.lines.filter((line) => line.end <= left) })
    left -= page.text.length
  }
  return kept
}
