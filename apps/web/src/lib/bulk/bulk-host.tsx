import { Suspense } from 'react'
import { late } from '../late/late'
import { useSession } from '../session/session'
import { useFollowed } from './followed'

const BulkCard = late(() => import('./bulk-card'))

/** Draws the actions on many records that go on; mounted once, around the pages. */
export function BulkHost() {
  const ids = useFollowed()
  const session = useSession()
  if (ids.length === 0 || !session) return null
  return (
    <Suspense>
      <BulkCard ids={ids} />
    </Suspense>
  )
}
