import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/client'
import { formatCount } from '../../../../lib/format'
import { useLive } from '../../../../lib/live'
import { refresh } from '../../../../lib/query-client'

/** How many conversations wait that nobody read, live: '12', '99+'; undefined where there are none. */
export function useUnreadCount(): string | undefined {
  const { data } = useQuery(api.inbox.unread.queryOptions({ input: {} }))
  useLive('inbox', true, () => void refresh(api.inbox.unread))
  return data && data.unread > 0 ? formatCount(data.unread) : undefined
}
