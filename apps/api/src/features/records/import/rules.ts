import { readDate } from '@corridor/contract/format/date'
import type { DateFormat } from '@corridor/contract/format/settings'
import {
  fold,
  readAmount,
  readBoolean,
  readList,
  readSignedAmount,
  readYears,
} from '@corridor/contract/records/transfer/cell'
import type { TransferColumn } from '@corridor/contract/records/transfer/column'
import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import type { ImportKind } from '@corridor/contract/records/transfer/kinds'
import { readPlaces } from '@corridor/contract/records/transfer/places'
import { importColumns, missingColumns } from '@corridor/contract/transfers'

/** For each column of the kind the column of the file whose header says so; each is taken once. */
export function suggestMapping(kind: ImportKind, headers: string[], hasArchive = false): Record<string, number> {
  const folded = headers.map(fold)
  const taken = new Set<number>()
  const mapping: Record<string, number> = {}
  for (const { field, header, synonyms = [] } of importColumns(kind, hasArchive)) {
    const at = [header, field, ...synonyms]
      .map((name) => folded.indexOf(fold(name)))
      .find((at) => at >= 0 && !taken.has(at))
    if (at === undefined) continue
    mapping[field] = at
    taken.add(at)
  }
  return mapping
}

/** True if a mapping names columns that there are, for fields that there are, and all that are required. */
export function isMapping(
  kind: ImportKind,
  mapping: Record<string, number>,
  columns: number,
  hasArchive = false,
): boolean {
  const known = importColumns(kind, hasArchive)
  const isKnown = Object.entries(mapping).every(
    ([field, at]) => known.some((column) => column.field === field) && at < columns,
  )
  return isKnown && missingColumns(kind, mapping).length === 0
}

export interface ReadCells {
  /** Values of the cells, by field; names of other records and of files wait to be found. */
  values: Record<string, unknown>
  /** By field, the names of the records that are meant. */
  names: Record<string, string[]>
  /** By field, the name of the archive's file that is meant. */
  files: Record<string, string>
  faults: KeptFault[]
}

interface Reading {
  /** Number of columns that the file has. */
  width: number
  dateFormat: DateFormat | undefined
  /** By field, the cells of sealed columns, which stand masked among the others. */
  sealed: Record<string, string>
}

/** Reads the cells of a row, column by column. */
export function readCells(
  kind: ImportKind,
  mapping: Record<string, number>,
  cells: string[],
  { width, dateFormat, sealed }: Reading,
): ReadCells {
  const read: ReadCells = { values: {}, names: {}, files: {}, faults: [] }
  if (cells.length > width) read.faults.push({ code: 'row.wide' })
  const columns = importColumns(kind)
  const cellOf = (column: TransferColumn) =>
    (column.sealed ? sealed[column.field] : cells[mapping[column.field] ?? -1]) ?? ''
  for (const column of columns) {
    const cell = cellOf(column)
    if (cell === '') continue
    const { field, reads } = column
    if (reads?.as === 'reference') read.names[field] = [narrowed(cell, narrowings(columns, field).map(cellOf))]
    else if (reads?.as === 'references') read.names[field] = readList(cell)
    else if (reads?.as === 'places') {
      const places = readPlaces(cell)
      read.values[field] = places
      read.names[field] = [...new Set(places.map(({ country }) => country).filter(Boolean))]
    } else if (reads?.as === 'file') read.files[field] = cell
    else if (reads && reads.as !== 'narrowing')
      readValue(read, field, reads, reads.as === 'date' && dateFormat ? readDate(cell, dateFormat) : cell)
  }
  return read
}

type ValueReads = Exclude<
  NonNullable<TransferColumn['reads']>,
  { as: 'reference' | 'references' | 'places' | 'file' | 'narrowing' }
>

const valueCharsMax = 100

function readValue({ values, faults }: ReadCells, field: string, reads: ValueReads, cell: string): void {
  const parts = reads.as === 'choices' ? readList(cell) : [cell]
  const read = parts.map((part) => readAs(reads, part))
  const unknown = parts.find((_, at) => read[at] === undefined)
  if (unknown === undefined) values[field] = reads.as === 'choices' ? read : read[0]
  else faults.push({ field, code: unknownCodes[reads.as], params: { value: unknown.slice(0, valueCharsMax) } })
}

const unknownCodes = {
  text: 'choice.unknown',
  date: 'choice.unknown',
  list: 'choice.unknown',
  choice: 'choice.unknown',
  choices: 'choice.unknown',
  years: 'number.unknown',
  amount: 'amount.unknown',
  boolean: 'boolean.unknown',
} as const

/** Undefined if the cell says nothing of the kind. */
function readAs(reads: ValueReads, cell: string): unknown {
  switch (reads.as) {
    case 'text':
    case 'date':
      return cell
    case 'list':
      return readList(cell)
    case 'amount':
      return reads.mayBeBelowZero ? readSignedAmount(cell) : readAmount(cell)
    case 'years':
      return readYears(cell)
    case 'boolean':
      return readBoolean(cell)
    case 'choice':
    case 'choices':
      return Object.entries(reads.choices).find(([, words]) => words.some((word) => fold(word) === fold(cell)))?.[0]
  }
}

const narrowings = (columns: TransferColumn[], field: string) =>
  columns.filter(({ reads }) => reads?.as === 'narrowing' && reads.of === field)

// 'Punjab, India' says already which one is meant.
const narrowed = (name: string, by: string[]) => (name.includes(',') ? name : [name, ...by].filter(Boolean).join(', '))
