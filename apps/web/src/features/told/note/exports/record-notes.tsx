import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { NotesProps } from '../notes'

const cardHeight = 112

// Below what decides, and loaded with it.
const Notes = lazy(() => import('../notes'))

/** What colleagues wrote on a record for each other, and the way to write more. */
export const RecordNotes = (props: NotesProps) => (
  <Suspense fallback={<Skeleton height={cardHeight} radius="lg" />}>
    <Notes {...props} />
  </Suspense>
)
