import type { CandidateDocumentType } from '@corridor/contract/candidate/candidate-document/kinds'
import type {
  CandidateDocument,
  CandidateDocumentAdd,
  candidateDocument,
} from '@corridor/contract/candidate/candidate-document/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toNames,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { belowSeen } from '../../../db/scope/within.ts'
import { type FileColumns, fileColumns, toStoredFile } from '../../base/file/tables.ts'

/** The columns that a person fills in. */
export interface DocumentValues {
  type: CandidateDocumentType
  title: string
  /** `YYYY-MM-DD` */
  expires_on: string | null
  file_key: string
}

export interface DocumentRow extends RecordRow, OwnerColumns, DocumentValues, Omit<FileColumns, 'file_key'> {
  candidate_id: string
  candidate_first_name: string
  candidate_last_name: string
}

export const documentSpec: ListSpec<DocumentRow, typeof candidateDocument.list> = {
  table: 'candidate_document',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.candidate_id, h.first_name as candidate_first_name,
    h.last_name as candidate_last_name, t.type, t.title, t.expires_on::text as expires_on, ${fileColumns}, ${ownerColumns}`,
  joins: `join candidate h on h.id = t.candidate_id join stored_file f on f.key = t.file_key ${ownerJoin}`,
  within: belowSeen({ table: 'candidate', by: 't.candidate_id' }),
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    title: { by: 't.title collate corridor_text' },
    type: { by: 't.type' },
    expiryDate: { by: 't.expires_on', nullable: true },
  },
  filters: {
    candidate: (sql, id) => sql`t.candidate_id = ${id}`,
    type: (sql, value) => sql`t.type = ${value}`,
    expiresBy: (sql, day) => sql`t.expires_on <= ${day}::date`,
  },
  search: { title: 't.title' },
  toWire,
}

export function toWire(row: DocumentRow): CandidateDocument {
  const file = toStoredFile(row)
  return {
    ...toRecordBase(row),
    candidate: row.candidate_id,
    candidateInfo: [{ _id: row.candidate_id, ...toNames(row.candidate_first_name, row.candidate_last_name) }],
    ...toInput(row),
    documentFile: file ? [file] : [],
    userInfo: toUserInfo(row),
  }
}

/** A paper as its form sends it. */
export const toInput = (row: DocumentValues): CandidateDocumentAdd => ({
  type: row.type,
  title: row.title,
  expiryDate: row.expires_on,
  documentKey: row.file_key,
})

export const toValues = (input: CandidateDocumentAdd): DocumentValues => ({
  type: input.type,
  title: input.title,
  expires_on: input.expiryDate,
  file_key: input.documentKey,
})

/** Values of a paper that the audit keeps. */
export const toFacts = ({ type, title, expires_on, file_key }: DocumentRow): DocumentValues => ({
  type,
  title,
  expires_on,
  file_key,
})
