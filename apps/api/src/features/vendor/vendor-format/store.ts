import type { FormatColumn, FormatFileType } from '@corridor/contract/vendor/vendor-format/kinds'
import type { VendorFormat } from '@corridor/contract/vendor/vendor-format/shapes'
import { type RecordRow, toRecordBase } from '../../../db/record/record.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'

export interface FormatValues {
  description: string
  subject: string
  body: string
  columns: FormatColumn[]
  file_type: FormatFileType
  file_name: string
}
export interface FormatRow extends RecordRow, FormatValues {
  vendor_id: string
}

/** Finds the format in which a vendor wants candidates to be sent; the vendor was found within what the caller sees. */
export async function findFormat(sql: Sql, vendorId: string): Promise<FormatRow | undefined> {
  const [row] = await sql<FormatRow[]>`
    select id, version, created_at, updated_at, vendor_id, description, subject, body, columns, file_type, file_name
    from vendor_format where vendor_id = ${vendorId}`
  return row
}

export const insertFormat = (
  tx: Sql,
  values: FormatValues & { company_id: string; vendor_id: string; created_by: string },
) => tx`insert into vendor_format ${columnsOf(tx, { id: newId(), ...values })}`

export const updateFormat = (tx: Sql, id: string, values: Partial<FormatValues>) => tx`
  update vendor_format set ${columnsOf(tx, values)}, version = version + 1, updated_at = now() where id = ${id}`

export const toWire = (row: FormatRow): VendorFormat => ({
  ...toRecordBase(row),
  vendor: row.vendor_id,
  description: row.description,
  mailingSubject: row.subject,
  body: row.body,
  columns: row.columns,
  fileType: row.file_type,
  fileName: row.file_name,
})

/** Values of a format that the audit keeps. */
export const toFacts = ({ description, subject, body, columns, file_type, file_name }: FormatRow): FormatValues => ({
  description,
  subject,
  body,
  columns,
  file_type,
  file_name,
})
