import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../api-error'
import { errorText, useTranslation } from '../i18n'
import type { ListRow, ListSource } from '../list/types'
import { toast } from '../toast'

interface Missing {
  /** A key: 'Job type not found'. */
  text: string
  /** The list to return to. */
  to: string
}

/**
 * The record that a page edits, read anew by its id from its list; undefined while it loads. A record that is not there, or cannot be
 * read, says so and leads back to the list.
 */
export function useEditedRecord<Body, Row extends ListRow>(
  source: ListSource<Body, Row>,
  id: string,
  missing: Missing,
) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const load = async () => (await source.call({ filters: { _id: id } } as Body)).data[0] ?? null
  const query = useQuery({
    queryKey: [...source.key(), 'edited', id],
    queryFn: load,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isMissing = query.data === null
  const { error } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the outcome of the query leads away; the texts are new at each render.
  useEffect(() => {
    if (!isMissing && !error) return
    toast.error(isMissing ? t(missing.text) : errorText(error))
    void navigate({ to: missing.to, replace: true })
  }, [isMissing, error])
  const reload = async () => {
    const current = await load()
    if (!current) throw new ApiError(404, { code: 'record.missing', message: missing.text })
    return current
  }
  return { record: query.data ?? undefined, reload }
}
