import type { VendorDocumentType } from '@corridor/contract/vendor/vendor-document/kinds'
import type {
  VendorDocument,
  VendorDocumentAdd,
  vendorDocument,
} from '@corridor/contract/vendor/vendor-document/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { belowSeen } from '../../../db/scope/within.ts'
import { type FileColumns, fileColumns, toStoredFile } from '../../base/file/tables.ts'

/** The columns that a person fills in. */
export interface DocumentValues {
  type: VendorDocumentType
  title: string
  description: string
  /** `YYYY-MM-DD` */
  expires_on: string | null
  file_key: string
}

export interface DocumentRow extends RecordRow, OwnerColumns, DocumentValues, Omit<FileColumns, 'file_key'> {
  vendor_id: string
  vendor_name: string
}

export const documentSpec: ListSpec<DocumentRow, typeof vendorDocument.list> = {
  table: 'vendor_document',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.vendor_id, v.name as vendor_name, t.type, t.title, t.description,
    t.expires_on::text as expires_on, ${fileColumns}, ${ownerColumns}`,
  joins: `join vendor v on v.id = t.vendor_id join stored_file f on f.key = t.file_key ${ownerJoin}`,
  within: belowSeen({ table: 'vendor', by: 't.vendor_id' }),
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    title: { by: 't.title collate corridor_text' },
    type: { by: 't.type' },
    expiryDate: { by: 't.expires_on', nullable: true },
  },
  filters: {
    vendor: (sql, id) => sql`t.vendor_id = ${id}`,
    type: (sql, value) => sql`t.type = ${value}`,
  },
  search: { title: 't.title', description: 't.description' },
  toWire,
}

export function toWire(row: DocumentRow): VendorDocument {
  const file = toStoredFile(row)
  return {
    ...toRecordBase(row),
    vendor: row.vendor_id,
    vendorInfo: [{ _id: row.vendor_id, name: row.vendor_name }],
    ...toInput(row),
    documentFile: file ? [file] : [],
    userInfo: toUserInfo(row),
  }
}

/** A document as its form sends it. */
export const toInput = (row: DocumentValues): VendorDocumentAdd => ({
  type: row.type,
  title: row.title,
  description: row.description,
  expiryDate: row.expires_on,
  documentKey: row.file_key,
})

export const toValues = (input: VendorDocumentAdd): DocumentValues => ({
  type: input.type,
  title: input.title,
  description: input.description,
  expires_on: input.expiryDate,
  file_key: input.documentKey,
})

/** Values of a document that the audit keeps. */
export const toFacts = ({ type, title, description, expires_on, file_key }: DocumentRow): DocumentValues => ({
  type,
  title,
  description,
  expires_on,
  file_key,
})
