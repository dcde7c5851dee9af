import {
  countryTypes,
  identityTypes,
  refusalLetter,
  type StudentDocumentType,
} from '@corridor/contract/student/student-document/kinds'
import type {
  StudentDocument,
  StudentDocumentAdd,
  studentDocument,
} from '@corridor/contract/student/student-document/shapes'
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
  type: StudentDocumentType
  title: string
  /** `YYYY-MM-DD` */
  expires_on: string | null
  country_id: string | null
  /** `YYYY-MM` */
  month: string | null
  file_key: string
}

export interface DocumentColumns extends DocumentValues {
  /** It is, or was, a paper of identity. */
  is_identity: boolean
}

export interface DocumentRow extends RecordRow, OwnerColumns, DocumentColumns, Omit<FileColumns, 'file_key'> {
  student_id: string
  student_first_name: string
  student_middle_name: string
  student_last_name: string
  counsellor_id: string | null
  country_name: string | null
  country_code: string | null
}

export const documentSpec: ListSpec<DocumentRow, typeof studentDocument.list> = {
  table: 'student_document',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.student_id, h.first_name as student_first_name,
    h.middle_name as student_middle_name, h.last_name as student_last_name, h.counsellor_id, t.type, t.title, t.is_identity,
    t.expires_on::text as expires_on, t.country_id, n.name as country_name, n.code as country_code, t.month, ${fileColumns}, ${ownerColumns}`,
  joins: `join student h on h.id = t.student_id left join country n on n.id = t.country_id join stored_file f on f.key = t.file_key ${ownerJoin}`,
  within: belowSeen({ table: 'student', by: 't.student_id' }),
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    title: { by: 't.title collate corridor_text' },
    type: { by: 't.type' },
    expiryDate: { by: 't.expires_on', nullable: true },
  },
  filters: {
    student: (sql, id) => sql`t.student_id = ${id}`,
    type: (sql, value) => sql`t.type = ${value}`,
    expiresBy: (sql, day) => sql`t.expires_on <= ${day}::date`,
  },
  search: { title: 't.title' },
  toWire,
}

export function toWire(row: DocumentRow): StudentDocument {
  const file = toStoredFile(row)
  const names = {
    firstName: row.student_first_name,
    middleName: row.student_middle_name,
    lastName: row.student_last_name,
  }
  return {
    ...toRecordBase(row),
    student: row.student_id,
    studentInfo: [{ _id: row.student_id, ...names }],
    ...toInput(row),
    countryInfo: row.country_id ? [{ _id: row.country_id, name: row.country_name ?? '', code: row.country_code }] : [],
    isIdentity: row.is_identity,
    documentFile: file ? [file] : [],
    userInfo: toUserInfo(row),
  }
}

/** A paper as its form sends it. */
export const toInput = (row: DocumentValues): StudentDocumentAdd => ({
  type: row.type,
  title: row.title,
  expiryDate: row.expires_on,
  country: row.country_id,
  month: row.month,
  documentKey: row.file_key,
})

/** Columns of what was sent; a paper that was one of identity stays one. */
export const toValues = (input: StudentDocumentAdd, wasIdentity = false): DocumentColumns => ({
  type: input.type,
  title: input.title,
  expires_on: input.expiryDate,
  country_id: countryTypes.includes(input.type) ? input.country : null,
  month: input.type === refusalLetter ? input.month : null,
  file_key: input.documentKey,
  is_identity: wasIdentity || identityTypes.includes(input.type),
})

/** Values of a paper that the audit keeps. */
export const toFacts = (row: DocumentColumns): DocumentColumns => {
  const { type, title, expires_on, country_id, month, file_key, is_identity } = row
  return { type, title, expires_on, country_id, month, file_key, is_identity }
}
