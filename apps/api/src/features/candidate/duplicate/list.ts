import type { ListQuery } from '@corridor/contract/wire/list'
import type { CompanyContext } from '../../../db/context.ts'
import { runList } from '../../../db/list.ts'
import { toWire } from '../candidate/tables.ts'
import { listCandidates } from './store.ts'
import { mergeSpec, pairSpec } from './tables.ts'

/** A page of pairs with both of their candidates, who came first before who came later. */
export async function listDuplicates({ db, scope }: CompanyContext, query: ListQuery) {
  const page = await runList(db, scope, pairSpec, query)
  const rows = await listCandidates(
    db,
    scope,
    page.data.flatMap(({ ids }) => ids),
  )
  const byId = new Map(rows.map((row) => [row.id, toWire(row)]))
  const data = page.data.map(({ ids, ...pair }) => ({ ...pair, candidates: ids.flatMap((id) => byId.get(id) ?? []) }))
  // One of a pair may have gone since the page was read.
  return { ...page, data: data.filter(({ candidates }) => candidates.length === 2) }
}

export const listMerges = ({ db, scope }: CompanyContext, query: ListQuery) => runList(db, scope, mergeSpec, query)
