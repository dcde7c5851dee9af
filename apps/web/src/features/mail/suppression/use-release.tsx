import type { Suppression } from '@corridor/contract/mail/suppression/shapes'
import { access } from '@corridor/contract/wire/access'
import { Suspense, useState } from 'react'
import { late } from '../../../lib/late/late'
import { useMay } from '../../../lib/session/session'

const ReleaseDialog = late(() => import('./release-dialog'))

/** Releasing one, for whoever manages them; draw `dialog` outside of what holds the button. */
export function useRelease() {
  const mayManage = useMay(access.suppressions.manage)
  const [released, setReleased] = useState<Suppression>()
  const dialog = released && (
    <Suspense fallback={null}>
      <ReleaseDialog suppression={released} close={() => setReleased(undefined)} />
    </Suspense>
  )
  const mayRelease = ({ state }: Suppression) => mayManage && state === 'live'
  return { mayManage, mayRelease, release: setReleased, dialog }
}
