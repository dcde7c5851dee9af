import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { paths } from '../../../../paths'

/** The page that decides a file: beside the candidate whom it resembles, else as a form to check. */
export const heldPath = ({ _id, state, doubleInfo }: ResumeBatchFile) =>
  state === 'held' && doubleInfo.length > 0 ? paths.company.compareResume(_id) : paths.company.reviewResume(_id)
