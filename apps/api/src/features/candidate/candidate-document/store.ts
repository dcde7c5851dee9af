import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findDeletedCandidateOf } from '../candidate/tables.ts'
import { type DocumentRow, type DocumentValues, documentSpec } from './tables.ts'

export const listDocuments = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, documentSpec, query)

export const documents = companyTable<DocumentRow, DocumentValues & { candidate_id: string }>({
  spec: documentSpec,
  entity: 'Candidate Document',
  columns: ['candidate_id', 'type', 'title', 'expires_on', 'file_key'],
})

/** The candidate of a paper, if it is in the bin; if it stands, it cannot be deleted before `tx` ends. */
export const findDeletedCandidate = (tx: Sql, id: string) => findDeletedCandidateOf(tx, 'candidate_document', id)
