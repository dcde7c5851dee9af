import type { Bulk } from '@corridor/contract/records/bulk/shapes'
import { api } from '../call/client'
import { queryClient } from '../call/query-client'
import { followBulk } from './followed'

/** Shows an action that has just begun, or is just being undone, as it stands now: what was known of it before is over. */
export function showBulk(answer: { success: true; data: Bulk }) {
  const { _id: id } = answer.data
  queryClient.setQueryData(api.bulk.view.queryKey({ input: { id } }), answer)
  followBulk(id)
}
