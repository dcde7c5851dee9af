import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { ExportFormat } from '@corridor/contract/records/export/formats'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import { safeCell } from './safe-cell.ts'

/** A moment and a number are written in the format's own way; a text can never be run. */
export type Cell = string | number | Date | null

export interface Sheet {
  name: string
  /** Formats in which a workbook shows the numbers and moments of each column; undefined for plain ones. */
  formats: readonly (string | undefined)[]
}

interface WholeTable {
  format: ExportFormat
  sheet: Sheet
  rows: Cell[][]
}

const toColumn = (numFmt: string | undefined) => (numFmt ? { numFmt } : {})

/**
 * Writes a table to a file of this machine, row by row as they come. CSV is UTF-8 with the mark by which spreadsheet programs know it;
 * its moments are ISO 8601. A workbook's moments have no zone: hand them over as the person's own.
 */
export async function writeTable(
  path: string,
  format: ExportFormat,
  sheet: Sheet,
  rows: AsyncIterable<Cell[]>,
): Promise<void> {
  await pipeline(toStream(format, sheet, rows), createWriteStream(path, { mode: 0o600 }))
}

/** The same of a table that is there as a whole, as bytes. */
export async function tableBytes({ format, sheet, rows }: WholeTable): Promise<Uint8Array> {
  return new Uint8Array(await buffer(toStream(format, sheet, rows)))
}

function toStream(format: ExportFormat, sheet: Sheet, rows: AsyncIterable<Cell[]> | Iterable<Cell[]>): Readable {
  // A workbook says of each cell that it is a text; a CSV cannot.
  const stream =
    format === 'csv'
      ? writeCsvStream(toSafe(rows), { bom: true, lineSeparator: '\r\n' })
      : writeXlsxStream(rows, { name: sheet.name, freezePane: { rows: 1 }, columns: sheet.formats.map(toColumn) })
  return Readable.fromWeb(stream as ReadableStream)
}

async function* toSafe(rows: AsyncIterable<Cell[]> | Iterable<Cell[]>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield row.map((cell) => (typeof cell === 'string' ? safeCell(cell) : cell))
}
