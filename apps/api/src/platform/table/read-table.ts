import { importLimits } from '@corridor/contract/transfers'
import { TableFault, type TableFile, type TableHead, type TableRow } from './answer.ts'
import { openCsv } from './read-csv.ts'
import { openXlsx } from './read-xlsx.ts'
import { ownCell } from './safe-cell.ts'

const batchRows = 1_000

interface Sink {
  head(head: TableHead): Promise<void>
  rows(rows: TableRow[]): Promise<void>
}

/** Reads a table within its limits: its first row that is not empty is the header, rows of empty cells are left out. Throws `TableFault`. */
export async function readTable(file: TableFile, sink: Sink): Promise<void> {
  const { rows, ...facts } = await open(file)
  const limits = makeLimits()
  let header: string[] | undefined
  let batch: TableRow[] = []
  for await (const { number, cells } of rows) {
    const row = { number, cells: trimEnd(cells.map(ownCell)) }
    if (row.cells.length === 0) continue
    limits.check(row)
    if (!header) {
      header = row.cells
      await sink.head({ ...facts, header })
      continue
    }
    limits.count()
    batch.push(row)
    if (batch.length < batchRows) continue
    await sink.rows(batch)
    batch = []
  }
  if (!header || (batch.length === 0 && limits.counted() === 0)) throw new TableFault('file.empty')
  if (batch.length > 0) await sink.rows(batch)
}

async function open(file: TableFile) {
  if (file.kind === 'xlsx') return { encoding: null, delimiter: null, ...(await openXlsx(file.path, file.sheet)) }
  return { sheets: [], sheet: null, ...(await openCsv(file.path)) }
}

function trimEnd(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '')
  return cells.slice(0, last + 1)
}

function makeLimits() {
  const { rowsMax, columnsMax, cellCharsMax, textCharsMax } = importLimits
  let rows = 0
  let chars = 0
  return {
    check({ number, cells }: TableRow) {
      if (cells.length > columnsMax) throw new TableFault('file.columns', { max: columnsMax })
      for (const { length } of cells) {
        if (length > cellCharsMax) throw new TableFault('file.cell', { row: number, max: cellCharsMax })
        chars += length
      }
      // Cells of a workbook may share one text, and so hold more than the file.
      if (chars > textCharsMax) throw new TableFault('file.text', { max: textCharsMax })
    },
    count() {
      rows += 1
      if (rows > rowsMax) throw new TableFault('file.rows', { max: rowsMax })
    },
    counted: () => rows,
  }
}
