import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { late } from '../../../../lib/late/late'
import type { NotesProps } from '../notes'

const cardHeight = 112

// Below what decides, and loaded with it.
const Notes = late(() => import('../notes'))

/** Notes of colleagues on a record, and the way to write more. */
export const RecordNotes = (props: NotesProps) => (
  <Suspense fallback={<Skeleton height={cardHeight} radius="lg" />}>
    <Notes {...props} />
  </Suspense>
)
