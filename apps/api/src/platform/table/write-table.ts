import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { ExportFormat } from '@corridor/contract/records/export/formats'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import { safeCell } from './safe-cell.ts'

/** A moment is written in the format's own way; a text can never be run. */
export type Cell = string | Date | null

interface Sheet {
  name: string
  /** How a workbook shows the numbers and moments of each column; undefined for plain ones. */
  formats: readonly (string | undefined)[]
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
  const safe = toSafe(rows)
  const stream =
    format === 'csv'
      ? writeCsvStream(safe, { bom: true, lineSeparator: '\r\n' })
      : writeXlsxStream(safe, { name: sheet.name, freezePane: { rows: 1 }, columns: sheet.formats.map(toColumn) })
  await pipeline(Readable.fromWeb(stream as ReadableStream), createWriteStream(path, { mode: 0o600 }))
}

async function* toSafe(rows: AsyncIterable<Cell[]>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield row.map((cell) => (typeof cell === 'string' ? safeCell(cell) : cell))
}
