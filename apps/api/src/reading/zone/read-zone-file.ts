import { readFile, stat } from 'node:fs/promises'
import { fileBytesMax } from '../../platform/content/document-kind.ts'
import { judgeSizes, sizeOfImage } from '../../platform/content/image-header.ts'
import { decodeImage, drawPage, type GreyImage } from '../document/ocr/page-image.ts'
import { NotReadable } from '../document/refusals.ts'
import { zonePagesMax } from '../limits.ts'
import type { ZoneAnswer, ZoneFields, ZoneFile } from './answer.ts'
import { drawStrip } from './draw-strip.ts'
import { type FoundZone, findZone } from './find-zone.ts'
import { parseZone } from './parse/parse-zone.ts'
import { withoutZone } from './reasons.ts'

/** Reads the zone of a picture or of the first pages of a PDF. Every failure is an answer; nothing is written anywhere. */
export async function readZoneFile({ path, kind }: ZoneFile, today: string): Promise<ZoneAnswer> {
  try {
    if ((await stat(path)).size > fileBytesMax) return withoutZone('too-large', 'bytes')
    const bytes = await readFile(path)
    return kind === 'pdf' ? await readPages(bytes, today) : await readPicture(bytes, today)
  } catch (cause) {
    const isLocked = cause instanceof NotReadable && cause.status === 'encrypted'
    return withoutZone('unreadable', isLocked ? 'locked' : 'damaged')
  }
}

async function readPicture(bytes: Buffer, today: string): Promise<ZoneAnswer> {
  const size = sizeOfImage(bytes)
  if (!size || size.width === 0 || size.height === 0) return withoutZone('unreadable', 'damaged')
  if (judgeSizes([size])) return withoutZone('too-large', 'pixels')
  return answerOf(findZone(await decodeImage(bytes)), today)
}

async function readPages(bytes: Buffer, today: string): Promise<ZoneAnswer> {
  // The reader of PDFs takes long to start, and most files are pictures.
  const { openPdf } = await import('../document/read-pdf.ts')
  const pdf = await openPdf(bytes)
  try {
    if (pdf.numPages > zonePagesMax) return withoutZone('too-large', 'pages')
    let read: ZoneAnswer | undefined
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const image: GreyImage = await drawPage(page)
      page.cleanup()
      const answer = answerOf(findZone(image), today)
      if (answer.status === 'two') return answer
      // Both sides of one document may say the same.
      if (read?.status === 'read' && answer.status === 'read' && !areSame(read.reading, answer.reading))
        return withoutZone('two', 'two')
      if (read === undefined || read.status === 'none' || (read.status !== 'read' && answer.status === 'read'))
        read = answer
    }
    return read ?? withoutZone('none', 'none')
  } finally {
    await pdf.loadingTask.destroy()
  }
}

const areSame = (one: ZoneFields, other: ZoneFields) =>
  one.number.value === other.number.value && one.birthDate.value === other.birthDate.value

function answerOf(found: FoundZone, today: string): ZoneAnswer {
  if (found.status !== 'found') return withoutZone(found.status, found.status)
  const fields = parseZone(found.band.cells, today)
  if (!fields) return withoutZone('none', 'none')
  // Lines of which no digit fits are no zone, or one that is hardly seen: its names are not to be believed either.
  const proven = [fields.number, fields.birthDate, fields.expiryDate].filter(({ value }) => value !== null)
  if (proven.length === 0 && !looksWhole(fields)) return withoutZone('unreadable', 'unclear')
  return { status: 'read', reading: { ...fields, strip: drawStrip(found.pyramid, found.band.lines) } }
}

// A zone whose signs are all clear is one, even if its digits are wrong or its dates unknown.
const looksWhole = ({ issuer, citizenship, sex, number }: ZoneFields) =>
  issuer.value !== null && citizenship.value !== null && sex.doubt !== 'faint' && number.doubt !== 'faint'
