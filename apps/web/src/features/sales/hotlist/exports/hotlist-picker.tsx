import { Suspense } from 'react'
import { late } from '../../../../lib/late/late'

const HotlistPickerDialog = late(() => import('../hotlist-picker-dialog'))

export interface PickedFor {
  ids: string[]
  /** Runs when they are on the list: clear the selection. */
  done?: (() => void) | undefined
}

export interface HotlistPickerProps {
  candidates: PickedFor
  close: () => void
}

/** Chooses a hotlist for candidates, and puts them there. Mount it to open it. */
export const HotlistPicker = (props: HotlistPickerProps) => (
  <Suspense>
    <HotlistPickerDialog {...props} />
  </Suspense>
)
