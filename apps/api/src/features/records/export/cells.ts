import { clockText, dateText } from '@corridor/contract/format/date'
import { isDateOnly, wallClock } from '@corridor/contract/format/day'
import { type NameParts, personName } from '@corridor/contract/format/person-name'
import type { CompanySettings } from '@corridor/contract/format/settings'
import type { Job } from '@corridor/contract/job/job/shapes'
import type { ImportRow } from '@corridor/contract/records/import/shapes'
import { writeList } from '@corridor/contract/records/transfer/cell'
import { writePlaces } from '@corridor/contract/records/transfer/places'
import { exportColumns, fieldToName } from '@corridor/contract/transfers'
import type { Cell } from '../../../platform/table/write-table.ts'
import { chainText, type Hop } from './chain-text.ts'
import type { ExportRecord } from './store.ts'

type JobPlaces = Job['places']

// The first stands in columns of its own.
const placesText = (places: JobPlaces): string =>
  writePlaces(
    places.slice(1).map(({ cityName, stateName, zipCode, countryInfo: [country] }) => ({
      city: cityName,
      state: stateName,
      zipCode,
      country: country?.name ?? '',
    })),
  )

type Settings = CompanySettings | null

/** Makes the cells of a row in each of the export's columns, as the company writes them. */
export function recordCells(work: ExportRecord, settings: Settings): (row: object) => Cell[] {
  const columns = columnsOf(work)
  const ways = waysOf(work, settings)
  return (row) =>
    columns.map((column) => {
      if (!column?.from) return null
      if (column.shows === 'name') return personName(holderOf(row, column.from), settings) || null
      const value = valueAt(row, column.from)
      if (value === null || value === undefined) return null
      if (column.shows === 'places') return placesText(value as JobPlaces) || null
      if (column.shows === 'chain') return chainText(value as Hop[]) || null
      return column.shows ? ways[column.shows](String(value)) : toText(value)
    })
}

/** The number format of a workbook's column that holds dates or moments; undefined for the others. */
export function cellFormats(work: ExportRecord, settings: Settings): (string | undefined)[] {
  const date = settings?.defaultDateFormat ?? 'yyyy-mm-dd'
  return columnsOf(work).map((column) =>
    column?.shows === 'moment' ? `${date} hh:mm` : column?.shows === 'date' && settings ? date : undefined,
  )
}

const columnsOf = (work: ExportRecord) =>
  work.import_id
    ? []
    : work.columns.map(({ field }) =>
        exportColumns(work.kind, work.sealed_for !== null).find((column) => column.field === field),
      )

/** The row's own cells of the columns that were mapped, then its number and what is wrong with it. */
export function faultyCells({ kind, columns }: ExportRecord): (row: ImportRow) => Cell[] {
  const places = columns.flatMap(({ field }) => (field.startsWith('cell ') ? Number(field.slice(5)) : []))
  return ({ cells, number, faults }) => [
    ...places.map((at) => cells[at] ?? null),
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

const partOf = (value: unknown, name: string) => (value as Record<string, unknown> | null | undefined)?.[name]

// A name behind a list means that of each: `jobTypeInfo.name`.
const valueAt = (row: object, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        Array.isArray(value) && !/^\d+$/.test(name) ? value.map((one) => partOf(one, name)) : partOf(value, name),
      row,
    )

/** The object whose names are written: the row itself, or one that it refers to. */
const holderOf = (row: object, path: string): NameParts =>
  path.includes('.') ? (valueAt(row, path.slice(0, path.lastIndexOf('.'))) ?? {}) : row

type Ways = Record<'moment' | 'date', (value: string) => Cell>

function waysOf({ format, time_zone }: ExportRecord, settings: Settings): Ways {
  if (format === 'xlsx') {
    const clock = wallClock(settings?.timezone ?? time_zone)
    return {
      moment: (value) => clock(new Date(value)),
      date: (value) => (settings && isDateOnly(value) ? new Date(`${value}T00:00:00Z`) : value),
    }
  }
  // Writes the moment itself, with its zone, into a text file if the company chose no settings.
  if (!settings) return { moment: (value) => new Date(value).toISOString(), date: (value) => value }
  const reader = { language: 'en' as const, settings }
  return {
    moment: (value) => clockText(new Date(value), settings),
    date: (value) => (isDateOnly(value) ? dateText(value, reader) : value),
  }
}
