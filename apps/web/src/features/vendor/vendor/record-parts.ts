import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { type ComponentType, lazy } from 'react'

export interface RecordPartProps {
  vendor: Vendor
  mayManage: boolean
}

/** What a vendor's record shows, each loaded once the record stands, below its details, in this order. */
export const recordParts: readonly { name: string; Part: ComponentType<RecordPartProps> }[] = [
  { name: 'tasks', Part: lazy(() => import('./vendor-tasks')) },
  { name: 'notes', Part: lazy(() => import('../vendor-note/exports/vendor-notes')) },
  { name: 'contacts', Part: lazy(() => import('../vendor-contact/exports/vendor-contacts')) },
  { name: 'documents', Part: lazy(() => import('../vendor-document/exports/vendor-documents')) },
  { name: 'format', Part: lazy(() => import('../vendor-format/exports/vendor-format')) },
  { name: 'bank', Part: lazy(() => import('../vendor-bank/exports/vendor-account')) },
  { name: 'timeline', Part: lazy(() => import('../vendor-timeline/exports/vendor-timeline')) },
]
