import { Suspense } from 'react'
import { late } from '../../../../lib/late/late'
import type { Given } from '../../../../lib/places'

const HotlistPickerDialog = late(() => import('../hotlist-picker-dialog'))

/** Chooses a hotlist for candidates, and puts them there. Mount it to open it. */
export const HotlistPicker = (props: Given<'candidate.hotlist'>) => (
  <Suspense>
    <HotlistPickerDialog {...props} />
  </Suspense>
)
