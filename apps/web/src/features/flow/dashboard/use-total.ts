import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../../lib/format/format'
import type { ListRow, ListSource } from '../../../lib/list/types'

/** How many records a list has, as its page will say; undefined until it is known. */
export function useTotal<Body, Row extends ListRow>(
  source: ListSource<Body, Row>,
  filters: Record<string, unknown> = {},
) {
  const body = { limit: 1, filters }
  const { data } = useQuery({
    queryKey: [...source.key(), 'total', body],
    // The contract's names cannot be known here; a name that it refuses leaves the number out.
    queryFn: ({ signal }) => source.call(body as Body, { signal }),
  })
  return data && formatNumber(data.totalDocs)
}
