import type { ListQuery } from '@corridor/contract/wire/list'
import type { ListRow, ListSource } from './types'

type Asked = Partial<Omit<ListQuery, 'sortBy' | 'sortDirection' | 'filters'>> & {
  sortBy?: string
  sortDirection?: string
  filters?: Record<string, unknown>
}

/** One page of any list. Code that works on every list alike cannot know the names of each: the server judges them. */
export const askList = <Row extends ListRow>(
  source: ListSource<never, Row>,
  body: Asked,
  options?: { signal?: AbortSignal },
) => source.call(body as never, options)
