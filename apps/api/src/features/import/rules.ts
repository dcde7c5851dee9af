import { importColumns, type TransferColumn, type TransferKind } from '@corridor/contract/transfer-columns'
import type { KeptFault } from '@corridor/contract/transfer-faults'

/** As people compare headers: case, accents and punctuation aside. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** For each column of the kind the column of the file whose header says so; each is taken once. */
export function suggestMapping(kind: TransferKind, headers: string[]): Record<string, number> {
  const folded = headers.map(fold)
  const taken = new Set<number>()
  const mapping: Record<string, number> = {}
  for (const { field, header, synonyms = [] } of importColumns(kind)) {
    const at = [header, field, ...synonyms]
      .map((name) => folded.indexOf(fold(name)))
      .find((at) => at >= 0 && !taken.has(at))
    if (at === undefined) continue
    mapping[field] = at
    taken.add(at)
  }
  return mapping
}

/** Whether a mapping names columns that there are, for fields that there are, and all that are required. */
export function isMapping(kind: TransferKind, mapping: Record<string, number>, columns: number): boolean {
  const known = importColumns(kind)
  const isKnown = Object.entries(mapping).every(
    ([field, at]) => known.some((column) => column.field === field) && at < columns,
  )
  return isKnown && known.every(({ field, required }) => !required || Object.hasOwn(mapping, field))
}

export interface ReadCells {
  /** What the cells say, by field; names of other records wait to be found. */
  values: Record<string, string>
  /** By field, the name of the record that is meant. */
  names: Record<string, string>
  faults: KeptFault[]
}

/** What a row's cells say, column by column. */
export function readCells(
  kind: TransferKind,
  mapping: Record<string, number>,
  cells: string[],
  width: number,
): ReadCells {
  const read: ReadCells = { values: {}, names: {}, faults: [] }
  if (cells.length > width) read.faults.push({ code: 'row.wide' })
  const columns = importColumns(kind)
  const cellOf = ({ field }: TransferColumn) => cells[mapping[field] ?? -1] ?? ''
  for (const column of columns) {
    const cell = cellOf(column)
    if (cell === '' || !column.reads) continue
    const { field, reads } = column
    if (reads.as === 'text') read.values[field] = cell
    if (reads.as === 'reference') read.names[field] = narrowed(cell, narrowings(columns, field).map(cellOf))
    if (reads.as === 'choice') {
      const value = Object.entries(reads.choices).find(([, words]) =>
        words.some((word) => fold(word) === fold(cell)),
      )?.[0]
      if (value) read.values[field] = value
      else read.faults.push({ field, code: 'choice.unknown', params: { value: cell.slice(0, 100) } })
    }
  }
  return read
}

const narrowings = (columns: TransferColumn[], field: string) =>
  columns.filter(({ reads }) => reads?.as === 'narrowing' && reads.of === field)

// 'Punjab, India' says already which one is meant.
const narrowed = (name: string, by: string[]) => (name.includes(',') ? name : [name, ...by].filter(Boolean).join(', '))
