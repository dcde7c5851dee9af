import { added, jobName, type Transfer } from '../../records/transfer/column.ts'

/** Applications as files hold them; they come by the public form alone. */
export const applicationTransfer: Transfer = {
  columns: [
    { field: 'firstName', header: 'First Name', from: 'firstName' },
    { field: 'lastName', header: 'Last Name', from: 'lastName' },
    { field: 'email', header: 'Email', from: 'email' },
    { field: 'phone', header: 'Phone', from: 'phone' },
    jobName,
    { field: 'stage', header: 'Stage', from: 'stageInfo.0.name' },
    { field: 'stageDate', header: 'In this stage since', from: 'stageDate', shows: 'moment' },
    { field: 'declinedBy', header: 'Declined by', from: 'declinedBy' },
    { field: 'declineReason', header: 'Reason', from: 'declineReason' },
    { field: 'message', header: 'Message', from: 'message' },
    { field: 'resume', header: 'Resume', from: 'resumeInfo.0.fileName' },
    { field: 'isNewCandidate', header: 'New candidate', from: 'isNewCandidate' },
    { field: 'note', header: 'Note', from: 'note' },
    { ...added, header: 'Applied' },
  ],
  fileName: 'applications',
}
