import type { CompanyDocument, document } from '@corridor/contract/company/document/shapes'
import { type CompanyDocumentType, documentFlags } from '@corridor/contract/company/onboarding/choices'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type RecordRow, toRecordBase } from '../../../db/record/record.ts'
import { keptInCompany } from '../../../db/scope/within.ts'
import { type FileColumns, fileColumns, toStoredFile } from '../../base/file/tables.ts'

export interface DocumentRow extends RecordRow, FileColumns {
  company_id: string
  document_type: CompanyDocumentType
  document_key: string
}

// A slot is filled or not: nothing of it lies in the bin.
const within = keptInCompany

export const documentSpec: ListSpec<DocumentRow, typeof document.list> = {
  table: 'company_document',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.company_id, t.document_type, t.file_key as document_key, ${fileColumns}`,
  joins: 'join stored_file f on f.key = t.file_key',
  searchJoins: 'join stored_file f on f.key = t.file_key',
  within,
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    name: { by: '(select s.original_name from stored_file s where s.key = t.file_key) collate corridor_text' },
    documentType: { by: 't.document_type' },
  },
  filters: {
    companyId: (sql, id) => sql`t.company_id = ${id}`,
    documentType: (sql, value) => sql`t.document_type = ${value}`,
  },
  search: { name: 'f.original_name' },
  toWire,
}

export function toWire(row: DocumentRow): CompanyDocument {
  const file = toStoredFile(row)
  return {
    ...toRecordBase(row),
    companyId: row.company_id,
    documentType: row.document_type,
    documentKey: row.document_key,
    documentUrl: `/api/v1/s3/download-url?fileKey=${encodeURIComponent(row.document_key)}`,
    isOptional: row.document_type in documentFlags,
    documentFile: file ? [file] : [],
  }
}
