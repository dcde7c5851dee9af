import { added, addedBy, type Transfer } from '../../records/transfer/column.ts'

/** Students as files hold them: nothing of it is sealed. */
export const studentTransfer: Transfer = {
  columns: [
    { field: 'firstName', header: 'First Name', from: 'firstName' },
    { field: 'middleName', header: 'Middle Name', from: 'middleName' },
    { field: 'lastName', header: 'Last Name', from: 'lastName' },
    { field: 'email', header: 'Email', from: 'email' },
    { field: 'countryCode', header: 'Country Code', from: 'countryCode' },
    { field: 'phoneNumber', header: 'Phone Number', from: 'phoneNumber' },
    { field: 'countryOfCitizenship', header: 'Country of Citizenship', from: 'countryInfo.0.name' },
    { field: 'intake', header: 'Intake', from: 'intake' },
    { field: 'stage', header: 'Stage', from: 'stage' },
    { field: 'stepsSaved', header: 'Steps saved', from: 'stepsSaved' },
    { field: 'counsellor', header: 'Counsellor', from: 'counsellorInfo.0.name', shows: 'name' },
    { field: 'updateDate', header: 'Updated', from: 'updateDate', shows: 'moment' },
    added,
    addedBy,
  ],
  fileName: 'students',
}
