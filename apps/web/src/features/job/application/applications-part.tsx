import { Suspense } from 'react'
import { late } from '../../../lib/late/late'
import type { Given } from '../../../lib/places'

const RecordApplications = late(() => import('./exports/record-applications'))

/** The applications of a candidate. */
export default function ApplicationsPart({ candidateId }: Given<'candidate.activity'>) {
  return (
    <Suspense>
      <RecordApplications of={{ candidate: candidateId }} />
    </Suspense>
  )
}
