import type { Stage } from '@corridor/contract/job/stage/shapes'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'

const stagesAtOnce = 100
const none: readonly Stage[] = []

/** The company's stages in their order. */
export function useStages() {
  const query = useQuery(
    api.stage.list.queryOptions({ input: { limit: stagesAtOnce, sortBy: 'place', sortDirection: 'asc' } }),
  )
  return { stages: query.data?.data ?? none, query }
}
