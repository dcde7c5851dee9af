import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { RecordRow } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { MergeKind } from './kind.ts'
import { listRecords } from './store.ts'
import { mergeSpec, pairSpec } from './tables.ts'

/** A page of pairs with both of their records, what came first before what came later. */
export async function listPairs<
  Row extends RecordRow,
  Wire,
  Values extends object,
  Field extends string,
  Reason extends string,
>(kind: MergeKind<Row, Wire, Values, Field, Reason>, { db, scope }: CompanyContext, query: ListQuery) {
  const page = await runList(db, scope, pairSpec<Reason>(kind), query)
  const { list } = kind.rules
  const rows = await listRecords<Row>(
    db,
    scope,
    kind.rules,
    page.data.flatMap(({ ids }) => ids),
  )
  const byId = new Map(rows.map((row) => [row.id, list.toWire(row)]))
  const data = page.data.map(({ ids, ...pair }) => ({ ...pair, records: ids.flatMap((id) => byId.get(id) ?? []) }))
  // One of a pair may have gone since the page was read.
  return { ...page, data: data.filter(({ records }) => records.length === 2) }
}

export const listMerges = (kind: Parameters<typeof mergeSpec>[0], { db, scope }: CompanyContext, query: ListQuery) =>
  runList(db, scope, mergeSpec(kind), query)
