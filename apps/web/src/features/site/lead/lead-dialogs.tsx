import type { Lead } from '@corridor/contract/site/lead/shapes'
import { Suspense } from 'react'
import { late } from '../../../lib/late/late'
import type { LeadArea } from './columns'
import type { LeadDoing } from './use-lead-actions'

const AssignDialog = late(() => import('./assign-dialog'))
const CloseDialog = late(() => import('./close-dialog'))
const ConvertDialog = late(() => import('./convert-dialog'))

export interface OpenDialog {
  doing: LeadDoing
  rows: Lead[]
  /** Clears a selection once it is done. */
  done?: () => void
}

/** The dialog of what is being done with leads. */
export function LeadDialogs({
  area,
  open,
  close,
}: {
  area: LeadArea
  open: OpenDialog | undefined
  close: () => void
}) {
  const [row] = open?.rows ?? []
  if (!open || !row) return null
  return (
    <Suspense>
      {open.doing === 'assign' && <AssignDialog area={area} rows={open.rows} done={open.done} close={close} />}
      {open.doing === 'close' && <CloseDialog row={row} close={close} />}
      {open.doing === 'convert' && <ConvertDialog area={area} row={row} close={close} />}
    </Suspense>
  )
}
