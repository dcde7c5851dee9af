import * as z from 'zod'
import { rateRow } from '../../field/rate-row.ts'
import { SubmissionAdd } from '../submission/shapes.ts'
import { PlacementAdd } from './shapes.ts'

const { candidateId, jobId, againReason } = SubmissionAdd.shape
const { startDate, endDate, poNumber, timesheetCycle, invoiceTerms, netDays, note, overlap } = PlacementAdd.shape

/** One row of a table of placements: the submission is found by its person and its job. */
export const PlacementRow = z.object({
  candidateId,
  jobId,
  startDate,
  endDate,
  endReason: againReason,
  ...rateRow,
  poNumber,
  timesheetCycle,
  invoiceTerms,
  netDays,
  note,
  overlap,
})
export type PlacementRow = z.infer<typeof PlacementRow>
