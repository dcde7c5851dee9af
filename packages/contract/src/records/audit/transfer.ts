import type { Transfer } from '../transfer/column.ts'

/** The columns of the trail in a file; it is never read from one. */
export const auditTransfer: Transfer = {
  columns: [
    { field: 'createDate', header: 'When', from: 'createDate', shows: 'moment' },
    { field: 'person', header: 'Person', from: 'userInfo.0.name', shows: 'name' },
    { field: 'company', header: 'Company', from: 'companyInfo.0.name' },
    { field: 'action', header: 'Action', from: 'action' },
    { field: 'kind', header: 'Kind', from: 'kind' },
    { field: 'name', header: 'Record', from: 'name' },
    { field: 'record', header: 'Record ID', from: 'record' },
    { field: 'before', header: 'Before', from: 'before' },
    { field: 'after', header: 'After', from: 'after' },
  ],
  fileName: 'audit',
}
