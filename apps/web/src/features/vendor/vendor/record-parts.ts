import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import type { ComponentType } from 'react'
import { late } from '../../../lib/late/late'

export interface RecordPartProps {
  vendor: Vendor
  mayManage: boolean
}

/** Parts of a vendor's record, each loaded once the record stands, below its details, in this order. */
export const recordParts: readonly { name: string; Part: ComponentType<RecordPartProps> }[] = [
  { name: 'tasks', Part: late(() => import('./vendor-tasks')) },
  { name: 'notes', Part: late(() => import('../vendor-note/exports/vendor-notes')) },
  { name: 'contacts', Part: late(() => import('../vendor-contact/exports/vendor-contacts')) },
  { name: 'documents', Part: late(() => import('../vendor-document/exports/vendor-documents')) },
  { name: 'format', Part: late(() => import('../vendor-format/exports/vendor-format')) },
  { name: 'bank', Part: late(() => import('../vendor-bank/exports/vendor-account')) },
  { name: 'timeline', Part: late(() => import('../vendor-timeline/exports/vendor-timeline')) },
]
