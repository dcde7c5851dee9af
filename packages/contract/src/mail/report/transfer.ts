import type { Transfer } from '../../records/transfer/column.ts'
import { mailMeasureNames, mailMeasures } from './kinds.ts'

/** The columns of what became of mails; it is never read from a file. */
export const mailReportTransfer: Transfer = {
  columns: [
    { field: 'name', header: 'Name', from: 'name' },
    { field: 'lastDate', header: 'Last sent', from: 'lastDate', shows: 'moment' },
    ...mailMeasures.map((field) => ({ field, header: mailMeasureNames[field], from: field })),
  ],
  fileName: 'mail-report',
}
