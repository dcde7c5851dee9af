import { mayCall } from '@corridor/contract/wire/access'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Area } from '../../lib/session/area'
import { useSession } from '../../lib/session/session'
import { recordKinds } from './record-kinds'

const typingPauseMs = 250
const typedMin = 2

/** The records that fit what is typed, by kind. They come together, so that none moves another that is about to be pressed. */
export function useFoundRecords(area: Area, typed: string) {
  const session = useSession()
  const term = typed.trim()
  const [settled] = useDebouncedValue(term, typingPauseMs)
  const kinds = recordKinds.filter((kind) => kind.area === area && mayCall(kind.rule, session?.roles ?? []))
  const mayAsk = kinds.length > 0 && term.length >= typedMin
  const query = useQuery({
    queryKey: ['found', session?.user._id, area, term],
    queryFn: ({ signal }) =>
      Promise.all(kinds.map(async ({ label, find }) => ({ label, targets: await find(term, signal) }))),
    enabled: mayAsk && settled === term,
    // A record that was renamed or deleted since is found as it is now.
    gcTime: 0,
  })
  return {
    groups: mayAsk ? (query.data ?? []).filter(({ targets }) => targets.length > 0) : [],
    isLooking: mayAsk && !query.data && !query.error,
    error: mayAsk ? query.error : null,
  }
}
