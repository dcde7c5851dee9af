import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type DocumentColumns, type DocumentRow, documentSpec } from './tables.ts'

export const listDocuments = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, documentSpec, query)

export const documents = companyTable<DocumentRow, DocumentColumns & { student_id: string }>({
  spec: documentSpec,
  entity: 'Student Document',
  columns: ['student_id', 'type', 'title', 'expires_on', 'country_id', 'month', 'file_key', 'is_identity'],
})

/** True if a paper with this file stands, and the caller sees its student. */
export const isPaperSeen = async (sql: Sql, scope: Scope, fileKey: string): Promise<boolean> =>
  (await sql`select from student_document t where t.file_key = ${fileKey} and ${documentSpec.within(sql, scope)}`)
    .length > 0

/** True if a paper has this file, of whatever student. */
export const isHeld = async (sql: Sql, { companyId }: CompanyScope, fileKey: string): Promise<boolean> =>
  (await sql`select from student_document where company_id = ${companyId} and file_key = ${fileKey}`).length > 0

/** Finds the student of a paper, if they are in the bin; if they stand, they cannot be deleted before `tx` ends. */
export async function findDeletedStudent(tx: Sql, id: string) {
  const [row] = await tx<{ id: string; name: string; is_deleted: boolean }[]>`
    select s.id, trim(s.full_name) as name, s.deleted_at is not null as is_deleted
    from student s join student_document t on t.student_id = s.id where t.id = ${id} for share of s`
  return row?.is_deleted ? { id: row.id, name: row.name } : undefined
}
