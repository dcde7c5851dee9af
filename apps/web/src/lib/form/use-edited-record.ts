import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../call/api-error'
import type { ListRow, ListSource } from '../list/types'
import { type Missing, useLeaveMissing } from '../record/use-leave-missing'

/**
 * The record that a page edits, read anew by its id from its list; undefined while it loads. A record that is not there, or cannot be
 * read, says so and leads back to the list.
 */
export function useEditedRecord<Body, Row extends ListRow>(
  source: ListSource<Body, Row>,
  id: string,
  missing: Missing,
) {
  const load = async () => (await source.call({ filters: { _id: id } } as Body)).data[0] ?? null
  const query = useQuery({
    queryKey: [...source.key(), 'edited', id],
    queryFn: load,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useLeaveMissing(query.data === null || query.error, missing)
  const reload = async () => {
    const current = await load()
    if (!current) throw new ApiError(404, { code: 'record.missing', message: missing.text })
    return current
  }
  return { record: query.data ?? undefined, reload }
}
