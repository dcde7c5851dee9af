import { readFile, stat } from 'node:fs/promises'
import { judgeCompoundFile } from './compound-file.ts'
import { judgeZip } from './file-archive.ts'
import { isHeic, judgeHeic } from './heic-header.ts'
import { isWebp, judgeImage } from './image-header.ts'
import { isWorkbook, judgeDocx, judgeXlsx } from './office-archive.ts'
import { isOpenDocument, judgeOdt } from './open-document.ts'
import { judgePdf } from './pdf-header.ts'
import { judgeText } from './plain-text.ts'
import { judgeRtf } from './rich-text.ts'

export type DocumentKind = 'pdf' | 'docx' | 'doc' | 'odt' | 'rtf' | 'txt' | 'png' | 'jpg'
/** Tables that are brought in; nothing reads them as documents. */
export type TableKind = 'csv' | 'xlsx'
/** Pictures that are kept, and read by nobody. */
type PictureKind = 'webp' | 'heic'
type FileKind = DocumentKind | TableKind | PictureKind | 'zip'
export type Verdict = { ok: true; kind: FileKind } | { ok: false; reason: string }

export const fileBytesMax = 50 * 1024 * 1024

const kindByType: ReadonlyMap<string, FileKind> = new Map([
  ['application/pdf', 'pdf'],
  ['application/msword', 'doc'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/rtf', 'rtf'],
  ['text/rtf', 'rtf'],
  ['text/plain', 'txt'],
  // A mail as it was saved is text.
  ['message/rfc822', 'txt'],
  ['text/csv', 'csv'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/zip', 'zip'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/heic', 'heic'],
  ['image/heif', 'heic'],
])

const kindNames: Record<FileKind, string> = {
  pdf: 'a PDF',
  docx: 'a Word document',
  doc: 'a Word 97 document',
  odt: 'an OpenDocument text',
  rtf: 'rich text',
  txt: 'plain text',
  csv: 'a text file with a table',
  xlsx: 'an Excel workbook',
  zip: 'an archive of files',
  png: 'a PNG image',
  jpg: 'a JPEG image',
  webp: 'a WebP image',
  heic: 'a HEIC image',
}

/** The kind that the bytes prove, never the name; null when they prove none or the file is hostile. */
export async function detectKind(source: Buffer | string): Promise<DocumentKind | null> {
  const verdict = await judge(source)
  return verdict.ok && isDocument(verdict.kind) ? verdict.kind : null
}

const isDocument = (kind: FileKind): kind is DocumentKind => !['csv', 'xlsx', 'zip', 'webp', 'heic'].includes(kind)

/** Checks that the file at `path` is what its uploader declared (a MIME type) and safe to keep; else a sentence why not. */
export async function checkContent(path: string, declaredType: string): Promise<Verdict> {
  const declared = kindByType.get((declaredType.split(';')[0] ?? '').trim().toLowerCase())
  if (!declared) return refuse('Files of this type are not accepted.')
  const verdict = await judge(path, declared)
  if (!verdict.ok || verdict.kind === declared) return verdict
  // A table of text is text: nothing in its bytes tells it apart.
  if (declared === 'csv' && verdict.kind === 'txt') return { ok: true, kind: 'csv' }
  return refuse(`The file was sent as ${kindNames[declared]} but is ${kindNames[verdict.kind]}.`)
}

async function judge(source: Buffer | string, declared?: FileKind): Promise<Verdict> {
  if (typeof source === 'string' && (await stat(source)).size > fileBytesMax) return refuse('The file is too large.')
  const bytes = typeof source === 'string' ? await readFile(source) : source
  if (bytes.length === 0) return refuse('The file is empty.')
  const found = await kindOf(bytes)
  // Every document of this signature is an archive too; one that was sent as such is only looked through as one.
  const kind = declared === 'zip' && found === 'docx' ? 'zip' : found
  const reason = await judgeAs[kind](bytes)
  return reason ? refuse(reason) : { ok: true, kind }
}

const judgeAs: Record<Exclude<FileKind, 'csv'>, (bytes: Buffer) => string | null | Promise<string | null>> = {
  pdf: judgePdf,
  docx: judgeDocx,
  xlsx: judgeXlsx,
  doc: judgeCompoundFile,
  odt: judgeOdt,
  rtf: judgeRtf,
  zip: judgeZip,
  png: judgeImage,
  jpg: judgeImage,
  webp: judgeImage,
  heic: judgeHeic,
  txt: judgeText,
}

const signatures: readonly (readonly [DocumentKind, string])[] = [
  ['pdf', '255044462d'],
  ['docx', '504b0304'],
  ['doc', 'd0cf11e0a1b11ae1'],
  ['rtf', '7b5c727466'],
  ['png', '89504e470d0a1a0a'],
  ['jpg', 'ffd8ff'],
]

async function kindOf(bytes: Buffer): Promise<DocumentKind | PictureKind | 'xlsx'> {
  if (isWebp(bytes)) return 'webp'
  if (isHeic(bytes)) return 'heic'
  const kind = kindBySignature(bytes)
  return kind === 'docx' && (await isWorkbook(bytes)) ? 'xlsx' : kind
}

function kindBySignature(bytes: Buffer): DocumentKind {
  if (isOpenDocument(bytes)) return 'odt'
  const head = bytes.toString('hex', 0, 8)
  return signatures.find(([, signature]) => head.startsWith(signature))?.[0] ?? 'txt'
}

const refuse = (reason: string): Verdict => ({ ok: false, reason })
