import type { ImportKind } from '@corridor/contract/records/transfer/kinds'
import { maskUnknown, maskValue } from '@corridor/contract/records/transfer/mask'
import { sealedColumns } from '@corridor/contract/transfers'
import type { FieldPlace } from '../../../platform/field-crypto.ts'
import type { Platform } from '../../../platform.ts'
import type { Judged, TakenRow } from './store.ts'
import type { ImportRecord, RowRecord } from './tables.ts'

const placeOf = (rowId: string): FieldPlace => ({ table: 'import_row', column: 'sealed', rowId })

/** True if a kind has columns whose values are stored sealed. */
export const hasSealed = (kind: ImportKind) => sealedColumns(kind).length > 0

// A header of so many digits is a value: the file has no header.
const headerDigitsMax = 3

/** A column's header as it is kept: masked if it may be a value that is sealed. */
export const headerOf = (kind: ImportKind, header: string): string =>
  hasSealed(kind) && header.replace(/\P{N}/gu, '').length > headerDigitsMax ? maskUnknown(header) : header

/** How the cells of each column are shown: those of a kind with sealed columns, unless they are mapped to one that is not sealed. */
export function maskOfColumns(kind: ImportKind, mapping: Record<string, number>) {
  const sealed = sealedColumns(kind)
  const open = new Set(
    Object.entries(mapping).flatMap(([field, at]) => (sealed.some((column) => column.field === field) ? [] : [at])),
  )
  return (at: number): ((cell: string) => string) => {
    const column = sealed.find(({ field }) => mapping[field] === at)
    if (column) return (cell) => maskValue(column.sealed, cell)
    return sealed.length === 0 || open.has(at) ? (cell) => cell : maskUnknown
  }
}

/** A row as it is kept: the cells of sealed columns masked, and beside them what they hold, sealed. */
export function sealRow(
  { fields }: Platform,
  { kind, mapping }: ImportRecord,
  { id, number, cells }: Pick<TakenRow, 'id' | 'number' | 'cells'>,
): TakenRow {
  const values: Record<string, string> = {}
  const masked = [...cells]
  for (const { field, sealed } of sealedColumns(kind)) {
    const at = mapping[field] ?? -1
    const cell = cells[at]
    if (!cell) continue
    values[field] = cell
    masked[at] = maskValue(sealed, cell)
  }
  return { id, number, cells: masked, sealed: seal(fields, id, values) }
}

/** A judged row as it is kept: the sealed values of one that is ready beside its input, those of another nowhere. */
export function sealInput({ fields }: Platform, kind: ImportKind, row: Judged): Judged {
  const names = sealedColumns(kind).map(({ field }) => field)
  if (names.length === 0 || row.input === null) return row
  const [values, input] = [names, Object.keys(row.input).filter((name) => !names.includes(name))].map((of) =>
    Object.fromEntries(of.flatMap((name) => (row.input?.[name] === undefined ? [] : [[name, row.input[name]]]))),
  )
  return { ...row, input: input ?? {}, sealed: row.outcome === 'ready' ? seal(fields, row.id, values ?? {}) : null }
}

/** The values of a row that lie sealed, by field. */
export const openValues = ({ fields }: Platform, { id, sealed }: RowRecord): Record<string, string> =>
  sealed === null ? {} : JSON.parse(fields.open(sealed, placeOf(id)))

const seal = (fields: Platform['fields'], id: string, values: object): string | null =>
  Object.keys(values).length > 0 ? fields.seal(JSON.stringify(values), placeOf(id)) : null
