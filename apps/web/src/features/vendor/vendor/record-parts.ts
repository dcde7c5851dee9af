import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import type { ComponentType } from 'react'
import { late } from '../../../lib/late/late'

export interface RecordPartProps {
  vendor: Vendor
  mayManage: boolean
}

/** A part of a vendor's record, loaded once the record stands. */
export interface RecordPart {
  name: string
  Part: ComponentType<RecordPartProps>
}

export const contacts: RecordPart = {
  name: 'contacts',
  Part: late(() => import('../vendor-contact/exports/vendor-contacts')),
}

/** Below the work with it, in this order. */
export const papers: readonly RecordPart[] = [
  { name: 'documents', Part: late(() => import('../vendor-document/exports/vendor-documents')) },
  { name: 'format', Part: late(() => import('../vendor-format/exports/vendor-format')) },
  { name: 'bank', Part: late(() => import('../vendor-bank/exports/vendor-account')) },
]

/** At the side, below the tasks. */
export const sideParts: readonly RecordPart[] = [
  { name: 'notes', Part: late(() => import('../vendor-note/exports/vendor-notes')) },
  { name: 'timeline', Part: late(() => import('../vendor-timeline/exports/vendor-timeline')) },
]
