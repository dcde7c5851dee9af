import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { importLimits } from '@corridor/contract/transfers'
import { type CsvError, parse } from 'csv-parse'
import { detectDelimiter } from 'hucre/csv'
import { decodeWithName } from '../content/plain-text.ts'
import { TableFault, type TableRow } from './answer.ts'

const sampleChars = 65_536
const sliceChars = 65_536
// A sign that no text holds: a table without a delimiter is one column.
const noDelimiter = '\x1f'
const recordCharsMax = importLimits.columnsMax * importLimits.cellCharsMax * 2

interface CsvTable {
  encoding: string
  delimiter: string | null
  rows: AsyncIterable<TableRow>
}

/** A text file of rows, however it is encoded and divided. Throws `TableFault`. */
export async function openCsv(path: string): Promise<CsvTable> {
  const decoded = decodeWithName(await readFile(path))
  if (!decoded) throw new TableFault('file.encoding')
  const { text, delimiter } = findDelimiter(decoded.text)
  return { encoding: decoded.encoding, delimiter, rows: readRows(text, delimiter ?? noDelimiter) }
}

// A first line `sep=;` tells spreadsheet programs the delimiter, and is no row.
function findDelimiter(text: string): { text: string; delimiter: string | null } {
  const told = /^sep=([,;\t|])\r?\n/.exec(text)
  if (told) return { text: text.slice(told[0].length), delimiter: told[1] ?? ',' }
  const sample = text.slice(0, sampleChars)
  const delimiter = detectDelimiter(sample)
  const [head = ''] = sample.trimStart().split(/[\r\n]/, 1)
  return { text, delimiter: head.includes(delimiter) ? delimiter : null }
}

async function* readRows(text: string, delimiter: string): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: recordCharsMax,
  })
  Readable.from(slices(text)).pipe(parser)
  let number = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1
      yield { number, cells }
    }
  } catch (error) {
    throw toFault(error as CsvError & { records?: number; quoting?: boolean })
  }
}

// A quotation mark that is never closed swallows rows to the end, or until the record is too long.
function toFault(error: CsvError & { records?: number; quoting?: boolean }): Error {
  const isTooLong = error.code === 'CSV_MAX_RECORD_SIZE'
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || (isTooLong && error.quoting))
    return new TableFault('file.quotes', { row: (error.records ?? 0) + 1 })
  return isTooLong ? new TableFault('file.columns', { max: importLimits.columnsMax }) : error
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += sliceChars) yield text.slice(at, at + sliceChars)
}
