import { added, addedBy, candidateName, clientName, jobName, type Transfer } from '../../records/transfer/column.ts'

/** Interviews as files hold them; each is planned from its submission. */
export const interviewTransfer: Transfer = {
  columns: [
    candidateName,
    jobName,
    clientName,
    { field: 'round', header: 'Round', from: 'round' },
    { field: 'title', header: 'Title', from: 'title' },
    { field: 'kind', header: 'Kind', from: 'kind' },
    { field: 'startDate', header: 'Start', from: 'startDate', shows: 'moment' },
    { field: 'minutes', header: 'Minutes', from: 'minutes' },
    { field: 'zone', header: 'Time zone of the interviewers', from: 'zone' },
    { field: 'candidateZone', header: 'Time zone of the candidate', from: 'candidateZone' },
    { field: 'people', header: 'Interviewers', from: 'people.name' },
    { field: 'place', header: 'Place', from: 'place' },
    { field: 'link', header: 'Link', from: 'link' },
    { field: 'state', header: 'Status', from: 'state' },
    { field: 'stateReason', header: 'Reason', from: 'stateReason' },
    { field: 'outcome', header: 'Outcome', from: 'outcome' },
    { field: 'outcomeNote', header: 'Outcome note', from: 'outcomeNote' },
    { field: 'submittedBy', header: 'Submitted by', from: 'submittedBy.0.name', shows: 'name' },
    { field: 'note', header: 'Note', from: 'note' },
    added,
    addedBy,
  ],
  fileName: 'interviews',
}
