import { Suspense } from 'react'
import { late } from '../../../../lib/late/late'
import type { ListRow } from '../../../../lib/list/types'
import type { List } from '../../../../lib/list/use-list'

/** Words are sorted by relevance, until somebody wants another order. */
export const searchOrder = (query: string | undefined, size?: number) => ({
  sorts: ['relevance'] as const,
  defaults: { ...(query ? { sort: 'relevance' as const } : {}), ...(size ? { size } : {}) },
})

export type SearchOrderProps = Pick<List<ListRow>, 'state' | 'change'>

// A list without a search has no use for it.
const SearchOrderSelect = late(() => import('../search-order-select'))

/** How what a search found is ordered. Any column may order it instead. */
export const SearchOrder = <Row extends ListRow>({ list: { state, change } }: { list: List<Row> }) => (
  <Suspense>
    <SearchOrderSelect state={state} change={change} />
  </Suspense>
)
