import { Suspense } from 'react'
import { late } from '../../../../lib/late/late'
import { text } from '../../../../lib/text'

// The number is asked for once the rows stand; what shows it comes meanwhile.
const TotalJobs = late(() => import('../total-jobs-cell'), 'optional')

/** Spec 2 §2, Hotlist table columns. Counted for the rows that are shown, so nothing is sorted by it. */
export const totalJobsColumn = {
  header: text('Total Jobs Available'),
  numeric: true,
  cell: (row: { _id: string }) => (
    <Suspense>
      <TotalJobs candidateId={row._id} />
    </Suspense>
  ),
} as const
