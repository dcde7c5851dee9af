import Jobs from 'virtual:place/candidate.jobs'
import { text } from '../../../../lib/language/text'

/** Spec 2 §2, Hotlist table columns. Counted for the rows that are shown, so nothing is sorted by it. */
export const totalJobsColumn = {
  header: text('Total Jobs Available'),
  numeric: true,
  cell: (row: { _id: string }) => <Jobs candidateId={row._id} />,
} as const
