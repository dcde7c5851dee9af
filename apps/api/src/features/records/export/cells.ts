import type { ImportRow } from '@corridor/contract/records/import/shapes'
import { writeList } from '@corridor/contract/records/transfer/cell'
import { exportColumns, fieldToName } from '@corridor/contract/records/transfer/columns'
import type { Cell } from '../../../platform/table/write-table.ts'
import { wallClock } from './local-time.ts'
import type { ExportRecord } from './store.ts'

/** What a row of the kind's list says in each of the export's columns. */
export function recordCells(work: ExportRecord): (row: object) => Cell[] {
  const columns = work.columns.map(({ field }) => exportColumns(work.kind).find((column) => column.field === field))
  const zoned = zoneOf(work)
  return (row) =>
    columns.map((column) => {
      const value = column?.from && valueAt(row, column.from)
      if (value === null || value === undefined) return null
      return column?.isMoment ? zoned(new Date(String(value))) : toText(value)
    })
}

/** The row's own cells, then its number and what is wrong with it. */
export function faultyCells({ kind, columns }: ExportRecord): (row: ImportRow) => Cell[] {
  const width = columns.filter(({ field }) => field === 'cell').length
  return ({ cells, number, faults }) => [
    ...Array.from({ length: width }, (_, at) => cells[at] ?? null),
    String(number),
    faults.map((fault) => [fieldToName(kind, fault), fault.message].filter(Boolean).join(': ')).join('; '),
  ]
}

// In words that an import reads again.
function toText(value: unknown): string {
  if (Array.isArray(value)) return writeList(value.map(String))
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value)
}

const valueAt = (row: object, path: string) =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], row)

// A text file tells the moment itself, with its zone.
const zoneOf = ({ format, time_zone }: ExportRecord) =>
  format === 'xlsx' ? wallClock(time_zone) : (moment: Date) => moment.toISOString()
