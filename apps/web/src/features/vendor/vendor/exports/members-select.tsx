import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { late } from '../../../../lib/late/late'
import type { MembersSelectProps } from '../members-select'

// Selects of several are heavy, and few stand at the top of a form.
const Select = late(() => import('../members-select'))
const selectHeight = 60

/** Several members of the company. */
export const MembersSelect = (props: MembersSelectProps) => (
  <Suspense fallback={<Skeleton height={selectHeight} />}>
    <Select {...props} />
  </Suspense>
)
