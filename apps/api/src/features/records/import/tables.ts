import type { Import, ImportRow, importing } from '@corridor/contract/records/import/shapes'
import {
  type DoublesRule,
  type ImportState,
  type RowOutcome,
  rowOutcomes,
} from '@corridor/contract/records/import/states'
import { faultMessage, type KeptFault } from '@corridor/contract/records/transfer/faults'
import type { ImportKind } from '@corridor/contract/records/transfer/kinds'
import type { Narrowing } from '../../../db/list/matching.ts'
import type { ListSpec } from '../../../db/list/spec.ts'
import type { WorkRow } from '../../../db/long-work/kind.ts'
import { toRecordBase } from '../../../db/record/record.ts'
import { belowMine, mine } from '../../../db/scope/within.ts'

export type Counts = Partial<Record<'rows' | RowOutcome, number>>

/** Note of an import on the archive beside its table. */
export type ArchiveNote = NonNullable<Import['archive']>

export interface ImportRecord extends WorkRow {
  kind: ImportKind
  name: string
  /** The table as it came; null once its columns cannot be mapped anew. */
  file_key: string | null
  /** True if the rows are taken from it as the columns are mapped now. */
  is_taken: boolean
  archive_key: string | null
  archive: ArchiveNote | null
  state: ImportState
  reason: KeptFault | null
  sheets: string[]
  sheet: string | null
  encoding: string | null
  delimiter: string | null
  columns: { header: string }[]
  /** A few values of each column, to map it by. */
  sealed_samples: string | null
  mapping: Record<string, number>
  doubles: DoublesRule
  hotlist_id: string | null
  counts: Counts
}

export interface RowRecord {
  id: string
  created_at: Date
  import_id: string
  number: number
  cells: string[]
  /** Values of sealed columns, by field: as they stood in the cells, then as they were read; null once the row has no need of them. */
  sealed: string | null
  outcome: RowOutcome
  name: string
  key: string | null
  input: Record<string, unknown> | null
  /** By field, the path of the archive's file that the row names. */
  files: Record<string, string> | null
  faults: KeptFault[]
  record_id: string | null
}

export const importSpec: ListSpec<ImportRecord, typeof importing.list> = {
  table: 'import',
  columns: 't.*',
  within: mine,
  sort: {
    createDate: { by: 't.created_at' },
    name: { by: 't.name collate corridor_text' },
    kind: { by: 't.kind' },
    status: { by: 't.state' },
  },
  filters: {
    kind: (sql, value) => sql`t.kind = ${value}`,
    status: (sql, value) => sql`t.state = ${value}`,
  },
  search: { name: 't.name' },
  toWire: (row) => toImport(row, []),
}

export const importRowSpec: ListSpec<RowRecord, typeof importing.listRow> = {
  table: 'import_row',
  columns: 't.*',
  within: belowMine('import', 'import_id'),
  sort: {
    createDate: { by: 't.created_at' },
    name: { by: 't.name collate corridor_text' },
    number: { by: 't.number' },
    outcome: { by: 't.outcome' },
  },
  filters: {
    import: (sql, value) => sql`t.import_id = ${value}`,
    outcome: (sql, value) => sql`t.outcome = ${value}`,
  },
  search: { name: 't.name' },
  toWire: toImportRow,
}

/** The rows of an import that a person must correct, in the file's order. */
export const faultyRows =
  (importId: string): Narrowing =>
  (sql) =>
    sql`t.import_id = ${importId} and t.outcome in ('faulty', 'failed')`

export const toFault = (fault: KeptFault) => ({
  code: fault.code ?? fault.refusal ?? null,
  message: faultMessage(fault),
  ...(fault.params ? { params: fault.params } : {}),
  ...(fault.field ? { field: fault.field } : {}),
})

export function toImport(row: ImportRecord, samples: string[][]): Import {
  const counts = Object.fromEntries(
    ['rows', ...rowOutcomes].map((name) => [name, row.counts[name as keyof Counts] ?? 0]),
  )
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    kind: row.kind,
    name: row.name,
    status: row.state,
    reason: row.reason && toFault(row.reason),
    sheets: row.sheets,
    sheet: row.sheet,
    encoding: row.encoding,
    delimiter: row.delimiter,
    columns: row.columns.map(({ header }, at) => ({ header, samples: samples[at] ?? [] })),
    mapping: row.mapping,
    doubles: row.doubles,
    hotListId: row.hotlist_id,
    archive: row.archive,
    counts: counts as Import['counts'],
  }
}

function toImportRow(row: RowRecord): ImportRow {
  return {
    _id: row.id,
    createDate: row.created_at.toISOString(),
    import: row.import_id,
    number: row.number,
    name: row.name,
    outcome: row.outcome,
    cells: row.cells,
    faults: row.faults.map(toFault),
    record: row.record_id,
  }
}
