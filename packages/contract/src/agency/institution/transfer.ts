import { added, addedBy, type Transfer, writtenStatus } from '../../records/transfer/column.ts'

/** Institutions as files hold them; they come with their intakes. */
export const institutionTransfer: Transfer = {
  columns: [
    { field: 'name', header: 'Name', from: 'name' },
    { field: 'country', header: 'Country', from: 'countryInfo.0.name' },
    { field: 'city', header: 'City', from: 'city' },
    { field: 'zone', header: 'Time zone', from: 'zone' },
    { field: 'website', header: 'Website', from: 'website' },
    { field: 'programmes', header: 'Programmes', from: 'programmes' },
    { field: 'nextDeadline', header: 'Next deadline', from: 'nextDeadline', shows: 'moment' },
    { field: 'filePattern', header: 'Name of files', from: 'filePattern' },
    { field: 'notes', header: 'About Institution', from: 'notes' },
    writtenStatus,
    added,
    addedBy,
  ],
  fileName: 'institutions',
}
