import type { CompanySettings } from '@corridor/contract/format/settings'
import type { ExportKind, OtherExport } from '@corridor/contract/records/export/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import type postgres from 'postgres'
import type { Narrowing } from '../../../db/list/matching.ts'
import type { AnyListSpec } from '../../../db/list/spec.ts'
import { countList, walkList } from '../../../db/list/walk.ts'
import type { KindRules } from '../../../db/record/kind.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import type { Cell } from '../../../platform/table/write-table.ts'
import type { Platform } from '../../../platform.ts'
import { faultyRows, importRowSpec } from '../import/tables.ts'
import { faultyCells, recordCells } from './cells.ts'
import { byIds, type ExportRecord } from './store.ts'

interface Source {
  count: () => Promise<number>
  batches: () => AsyncIterable<object[]>
  // Cells of the rows of its own batches, whatever their kind.
  toCells: (row: never) => Cell[]
}

/** The header and all rows of an export, of the transaction's moment, however many. Tells how many there will be and have been. */
export async function* exportRows(
  tx: postgres.TransactionSql,
  { scope, platform }: Context,
  work: ExportRecord,
  settings: CompanySettings | null,
  note: (progress: { rows: number; written: number }) => Promise<unknown>,
): AsyncGenerator<Cell[]> {
  const { count, batches, toCells } = await sourceOf(tx, scope, work, settings, platform)
  const rows = await count()
  let written = 0
  yield work.columns.map(({ header }) => header)
  for await (const batch of batches()) {
    yield* batch.map((row) => toCells(row as never))
    written += batch.length
    await note({ rows, written })
  }
}

async function sourceOf(
  tx: postgres.TransactionSql,
  scope: Scope,
  work: ExportRecord,
  settings: CompanySettings | null,
  { kinds, exports, fields }: Pick<Platform, 'kinds' | 'exports' | 'fields'>,
): Promise<Source> {
  const ofList = (spec: AnyListSpec, query: ListQuery, narrowings: Narrowing[]) => {
    const walk = { tx, scope, spec, query, narrowings }
    return { count: () => countList(walk), batches: () => walkList(walk) }
  }
  if (work.import_id !== null) {
    const query: ListQuery = { ...wholeList, sortBy: 'number', sortDirection: 'asc' }
    return { ...ofList(importRowSpec, query, [faultyRows(work.import_id)]), toCells: faultyCells(work) }
  }
  const query = { ...wholeList, ...work.query }
  const toCells = recordCells(work, settings)
  const source = isOther(work.kind, exports) ? exports[work.kind] : kinds[work.kind]
  if ('rows' in source) {
    const rows = await source.rows(tx, scope, query, settings)
    return { count: async () => rows.length, batches: () => once(rows), toCells }
  }
  const { list, narrowing, exported }: Listed = source
  const spec = exported?.list(work.sealed_for === null ? null : fields) ?? list
  const narrowings = [...(narrowing ? [narrowing] : []), ...(work.ids ? [byIds(work.ids)] : [])]
  return { ...ofList(spec, query, narrowings), toCells }
}

type Listed = Pick<KindRules, 'list' | 'narrowing' | 'exported'>

async function* once(rows: object[]): AsyncGenerator<object[]> {
  yield rows
}

const wholeList: ListQuery = {
  page: 1,
  limit: -1,
  sortBy: 'createDate',
  sortDirection: 'desc',
  searchTerm: '',
  filters: {},
}

const isOther = (kind: ExportKind, exports: Platform['exports']): kind is OtherExport => Object.hasOwn(exports, kind)
