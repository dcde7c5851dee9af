import { added, type Transfer } from '../../records/transfer/column.ts'

/** Leads as files hold them; they come by the forms of the public site alone. */
export const leadTransfer: Transfer = {
  columns: [
    { field: 'firstName', header: 'First Name', from: 'firstName' },
    { field: 'lastName', header: 'Last Name', from: 'lastName' },
    { field: 'email', header: 'Email', from: 'email' },
    { field: 'phone', header: 'Phone', from: 'phone' },
    { field: 'companyName', header: 'Company Name', from: 'companyName' },
    { field: 'kind', header: 'Form', from: 'kind' },
    { field: 'state', header: 'Status', from: 'state' },
    { field: 'closeReason', header: 'Reason', from: 'closeReason' },
    { field: 'assignedTo', header: 'Assigned to', from: 'memberInfo.0.name', shows: 'name' },
    { ...added, header: 'Received' },
  ],
  fileName: 'leads',
}
