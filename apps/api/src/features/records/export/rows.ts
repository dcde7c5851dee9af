import type { CompanySettings } from '@corridor/contract/format/settings'
import type { ExportKind } from '@corridor/contract/records/export/kinds'
import type { ImportRow } from '@corridor/contract/records/import/shapes'
import type { ListQuery } from '@corridor/contract/wire/list'
import type postgres from 'postgres'
import type { Context } from '../../../db/context.ts'
import type { Narrowing } from '../../../db/list-matching.ts'
import type { AnyListSpec } from '../../../db/list-spec.ts'
import { countList, walkList } from '../../../db/list-walk.ts'
import type { Cell } from '../../../platform/table/write-table.ts'
import type { Platform } from '../../../platform.ts'
import { suppressionSpec } from '../../mail/suppression/tables.ts'
import { auditExportSpec } from '../audit/tables.ts'
import { faultyRows, importRowSpec } from '../import/tables.ts'
import { faultyCells, recordCells } from './cells.ts'
import { byIds, type ExportRecord } from './store.ts'

interface Source {
  spec: AnyListSpec
  narrowings: Narrowing[]
  query: ListQuery
  toCells: (row: ImportRow) => Cell[]
}

/** The header and all rows of an export, of the transaction's moment, however many. Tells how many there will be and have been. */
export async function* exportRows(
  tx: postgres.TransactionSql,
  { scope, platform }: Context,
  work: ExportRecord,
  settings: CompanySettings | null,
  note: (progress: { rows: number; written: number }) => Promise<unknown>,
): AsyncGenerator<Cell[]> {
  const { spec, narrowings, query, toCells } = sourceOf(work, settings, platform.kinds)
  const walk = { tx, scope, spec, query, narrowings }
  const rows = await countList(walk)
  let written = 0
  yield work.columns.map(({ header }) => header)
  for await (const batch of walkList(walk)) {
    yield* batch.map((row) => toCells(row))
    written += batch.length
    await note({ rows, written })
  }
}

function sourceOf(work: ExportRecord, settings: CompanySettings | null, kinds: Platform['kinds']): Source {
  if (work.import_id !== null) {
    const query: ListQuery = { ...wholeList, sortBy: 'number', sortDirection: 'asc' }
    return { spec: importRowSpec, narrowings: [faultyRows(work.import_id)], query, toCells: faultyCells(work) }
  }
  const { list, narrowing } = listOf(work.kind, kinds)
  return {
    spec: list,
    narrowings: [...(narrowing ? [narrowing] : []), ...(work.ids ? [byIds(work.ids)] : [])],
    query: { ...wholeList, ...work.query },
    toCells: recordCells(work, settings),
  }
}

const wholeList: ListQuery = {
  page: 1,
  limit: -1,
  sortBy: 'createDate',
  sortDirection: 'desc',
  searchTerm: '',
  filters: {},
}

// Two that are records of no kind are taken out all the same.
function listOf(kind: ExportKind, kinds: Platform['kinds']): { list: AnyListSpec; narrowing?: Narrowing } {
  if (kind === 'audit') return { list: auditExportSpec }
  return kind === 'suppression' ? { list: suppressionSpec } : kinds[kind]
}
