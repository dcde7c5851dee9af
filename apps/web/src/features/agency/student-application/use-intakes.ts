import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { formatDate } from '../../../lib/format/format'

/** The intakes of a programme by the day on which each begins, as a select offers them. */
export function useIntakes(programme: string | null, after = '') {
  const { data } = useQuery({
    ...api.intake.list.queryOptions({
      input: { filters: { programme: programme ?? '' }, sortBy: 'startDate', sortDirection: 'asc', limit: 100 },
    }),
    enabled: Boolean(programme),
  })
  return (programme ? (data?.data ?? []) : [])
    .filter(({ startDate }) => startDate > after)
    .map(({ _id, startDate }) => ({ value: _id, label: formatDate(startDate) }))
}
