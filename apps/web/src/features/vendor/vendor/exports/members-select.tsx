import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { MembersSelectProps } from '../members-select'

// Selects of several are heavy, and few stand at the top of a form.
const Select = lazy(() => import('../members-select'))
const selectHeight = 60

/** Several members of the company. */
export const MembersSelect = (props: MembersSelectProps) => (
  <Suspense fallback={<Skeleton height={selectHeight} />}>
    <Select {...props} />
  </Suspense>
)
