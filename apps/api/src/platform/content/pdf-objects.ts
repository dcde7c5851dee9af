import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { PdfUnreadable, type PdfValue, pdfValuesIn } from './pdf-values.ts'

const unpackedBytesMax = 32 * 1024 * 1024
const unpackedTogetherMax = 64 * 1024 * 1024
const inflated = promisify(inflate)

/** Every object that any reader could find in a PDF, by its number: each revision, packed ones and those that no table names. */
export interface PdfObjects {
  all: PdfValue[]
  byNumber(number: number): PdfValue[]
  /** Every stream that any reader could find, with its dictionary; its bytes begin at `begin`. */
  streams: readonly PdfStream[]
}

export interface PdfStream {
  /** Undefined if it cannot be told. */
  number: number | undefined
  dict: PdfValue
  begin: number
}

/**
 * Reads the objects of a PDF without trusting its table: a value stands behind each `obj` and each `trailer`, wherever that is. Throws
 * `PdfUnreadable` if the file is built so that this cannot be done in bounded time.
 */
export async function readPdfObjects(bytes: Buffer): Promise<PdfObjects> {
  const text = bytes.toString('latin1')
  const steps = { left: 20 * bytes.length + 10_000_000 }
  const values = pdfValuesIn(text, steps)
  const byNumber = new Map<number, PdfValue[]>()
  const add = (number: number, value: PdfValue) => {
    byNumber.set(number, [...(byNumber.get(number) ?? []), value])
  }
  const streams: PdfStream[] = []
  let room = unpackedTogetherMax
  for (const { index } of text.matchAll(/(?<!end)obj|trailer/g)) {
    const isTrailer = text[index] === 't'
    const value = values.valueAt(index + (isTrailer ? 7 : 3))
    if (values.isOdd() && isHeaded(text, index)) throw new PdfUnreadable()
    const number = isTrailer ? unnumbered : numberBefore(text, index)
    add(number, value)
    const begin = values.streamBegin()
    if (begin === undefined) continue
    streams.push({ number: number === unnumbered ? undefined : number, dict: value, begin })
    if (!mayHoldObjects(value)) continue
    const unpacked = await unpackStream(bytes.subarray(begin), value)
    room -= unpacked.length
    if (room < 0) throw new PdfUnreadable()
    for (const [number, packed] of packedObjects(unpacked.toString('latin1'), value, steps)) add(number, packed)
  }
  return {
    all: [...byNumber.values()].flat(),
    streams,
    byNumber: (number) => [...(byNumber.get(number) ?? []), ...(byNumber.get(unnumbered) ?? [])],
  }
}

const unnumbered = -1

const numberBefore = (text: string, index: number) =>
  Number(/(\d+)\s+\d+\s*$/.exec(text.slice(Math.max(0, index - 40), index))?.[1] ?? unnumbered)

const lineCharsMax = 4_000

// An object's numbers stand before its `obj`, or a comment does; in the bytes of an image neither does.
function isHeaded(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - lineCharsMax), index).replace(/[\0\t\f ]+$/, '')
  if (/\d[\0\t\n\f\r ]*$/.test(before.slice(-40))) return true
  const line = /[\r\n]$/.test(before) ? before.trimEnd() : ''
  return line.slice(Math.max(line.lastIndexOf('\n'), line.lastIndexOf('\r')) + 1).includes('%')
}

/** The values that a dictionary has under a name. */
export const entriesOf = (value: PdfValue, name: string): PdfValue[] =>
  value.kind === 'dict' ? value.entries.filter(([key]) => key === name).map(([, found]) => found) : []

/** The entries by which a file in a PDF is named, and by which its content is. */
export const embeddedNames = ['F', 'UF', 'DOS', 'Mac', 'Unix']

/** Finds the values behind a value: itself, or all that any reader could find under the number that it names. */
export const resolved = (objects: PdfObjects, value: PdfValue): PdfValue[] =>
  value.kind === 'ref' ? objects.byNumber(value.number) : [value]

/** The names that a value may be. */
export const names = (objects: PdfObjects, value: PdfValue) =>
  resolved(objects, value).flatMap((found) => (found.kind === 'name' ? [found.name] : []))

// Some readers ask for the place of the first object alone, not for the type.
const mayHoldObjects = (value: PdfValue) =>
  entriesOf(value, 'First').length > 0 ||
  entriesOf(value, 'Type').some((type) => type.kind === 'ref' || (type.kind === 'name' && type.name === 'ObjStm'))

/** The bytes of a stream that is packed in the common way, from its begin on. Throws `PdfUnreadable`. */
export async function unpackStream(bytes: Buffer, value: PdfValue): Promise<Buffer> {
  const filters = entriesOf(value, 'Filter').flatMap((filter) => (filter.kind === 'array' ? filter.items : [filter]))
  const [filter, ...more] = filters
  // Producers pack their objects in this one way.
  const isKnown = filter?.kind === 'name' && filter.name === 'FlateDecode' && more.length === 0
  if (!isKnown || entriesOf(value, 'DecodeParms').some(({ kind }) => kind !== 'other')) throw new PdfUnreadable()
  return inflated(bytes, { maxOutputLength: unpackedBytesMax }).catch(() => {
    throw new PdfUnreadable()
  })
}

function packedObjects(text: string, dict: PdfValue, steps: { left: number }): [number, PdfValue][] {
  const [first, ...others] = entriesOf(dict, 'First')
  if (first?.kind !== 'number' || others.length > 0) throw new PdfUnreadable()
  const head = text
    .slice(0, first.number)
    .split(/[\0\t\n\f\r ]+/)
    .filter(Boolean)
  if (head.length % 2 || !head.every((digits) => /^\d+$/.test(digits))) throw new PdfUnreadable()
  const values = pdfValuesIn(text, steps)
  return Array.from({ length: Math.floor(head.length / 2) }, (_, pair) => [
    Number(head[2 * pair]),
    values.valueAt(first.number + Number(head[2 * pair + 1])),
  ])
}
