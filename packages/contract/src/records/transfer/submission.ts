import { added, addedBy, candidateName, clientName, jobName, type Transfer } from './column.ts'
import { billHeaders, marginColumns, payHeaders, rateColumns } from './rate.ts'

/** Submissions as tables hold them: the rate is what the nearest party pays, and the parties stand with theirs in one cell. */
export const submissionTransfer: Transfer = {
  columns: [
    candidateName,
    jobName,
    clientName,
    { field: 'through', header: 'Through', from: 'hops.0.name' },
    { field: 'hops', header: 'Parties', from: 'hops', shows: 'chain' },
    { field: 'state', header: 'Status', from: 'state' },
    { field: 'stateDate', header: 'In this state since', from: 'stateDate', shows: 'moment' },
    { field: 'stateReason', header: 'Reason', from: 'stateReason' },
    ...rateColumns('hops.0', billHeaders),
    ...rateColumns('pay', payHeaders),
    ...marginColumns,
    { field: 'rateConfirmed', header: 'Rate confirmed', from: 'rateConfirmed.date', shows: 'moment' },
    { field: 'resume', header: 'Resume', from: 'resumeInfo.0.fileName' },
    { field: 'note', header: 'Note', from: 'note' },
    { field: 'againReason', header: 'Why again', from: 'againReason' },
    { ...added, header: 'Submitted' },
    { ...addedBy, header: 'Submitted by' },
  ],
  fileName: 'submissions',
}
