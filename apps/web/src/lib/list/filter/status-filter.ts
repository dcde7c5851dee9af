import { text } from '../../language/text'
import type { Filter } from '../types'

/** Active or inactive: the filter of every list whose records have a status. */
export const statusFilter: Filter = {
  label: text('Status'),
  options: [
    { value: 'active', label: text('Active') },
    { value: 'inactive', label: text('Inactive') },
  ],
}

/** 'Mark as Inactive' for an active record, 'Mark as Active' for any other (spec 1 §2). */
export const toggleLabel = (status: string) => (status === 'active' ? text('Mark as Inactive') : text('Mark as Active'))
