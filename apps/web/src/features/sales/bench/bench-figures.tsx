import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { text } from '../../../lib/language/text'
import { CountFilters } from '../../../lib/list/filter/count-filters'
import type { ListRow } from '../../../lib/list/types'
import type { List } from '../../../lib/list/use-list'

/** Filters that each figure sets, as the address says them. */
const narrowings = {
  onBench: {},
  long: { benchSinceBy: '45' },
  endingSoon: { authorizationEndsBy: '90' },
  onNoHotlist: { onHotlist: 'false' },
  notMarketed: { notMarketedSince: '7' },
} satisfies Record<string, Record<string, string>>

const labels = {
  onBench: text('on the bench'),
  long: text('for 45 days or more'),
  endingSoon: text('authorizations end within 90 days'),
  onNoHotlist: text('on no hotlist'),
  notMarketed: text('not marketed for 7 days'),
}
type Figure = keyof typeof narrowings
const names = Object.keys(narrowings) as Figure[]

/** How many wait, and how many of them want a look; a press shows those. */
export function BenchFigures<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { data } = useQuery(api.bench.summary.queryOptions({ input: {} }))
  const chosen = names.find((name) => isSame(narrowings[name], list.state.filters))
  return (
    <CountFilters
      isCompact
      label="Figures of the bench"
      options={names.map((value) => ({ value, label: labels[value], count: data?.data[value] ?? 0 }))}
      chosen={chosen}
      choose={(value) => list.change({ filters: value ? narrowings[value] : {} })}
    />
  )
}

const isSame = (a: Record<string, string>, b: Record<string, string>) =>
  JSON.stringify(Object.entries(a).toSorted()) === JSON.stringify(Object.entries(b).toSorted())
