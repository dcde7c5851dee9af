import { added, addedBy, candidateName, clientName, jobName, type Transfer } from './column.ts'
import { billHeaders, marginColumns, payHeaders, rateColumns } from './rate.ts'

/** Placements as tables hold them. */
export const placementTransfer: Transfer = {
  columns: [
    candidateName,
    jobName,
    clientName,
    { field: 'state', header: 'Status', from: 'state' },
    { field: 'startDate', header: 'Start', from: 'startDate', shows: 'date' },
    { field: 'endDate', header: 'End', from: 'endDate', shows: 'date' },
    { field: 'endReason', header: 'Reason', from: 'endReason' },
    ...rateColumns('bill', billHeaders),
    ...rateColumns('pay', payHeaders),
    ...marginColumns,
    { field: 'poNumber', header: 'PO number', from: 'poNumber' },
    { field: 'timesheetCycle', header: 'Timesheets', from: 'timesheetCycle' },
    { field: 'invoiceTerms', header: 'Invoice terms', from: 'invoiceTerms' },
    { field: 'netDays', header: 'Pays within (days)', from: 'netDays' },
    { field: 'note', header: 'Note', from: 'note' },
    added,
    addedBy,
  ],
  fileName: 'placements',
}
