import type { CompanyDocumentType } from '@corridor/contract/company/onboarding/choices'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type DocumentRow, documentSpec } from './tables.ts'

export const listDocuments = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, documentSpec, query)

/** The filled ones of these slots. */
export const findDocuments = (sql: Sql, scope: Scope, types: readonly CompanyDocumentType[]) => sql<DocumentRow[]>`
  select ${sql.unsafe(documentSpec.columns)} from company_document t ${sql.unsafe(documentSpec.joins ?? '')}
  where t.document_type = any(${types as string[]}) and ${documentSpec.within(sql, scope)}`

export async function insertDocument(
  sql: Sql,
  companyId: string,
  createdBy: string,
  values: { document_type: CompanyDocumentType; file_key: string },
): Promise<string> {
  const id = newId()
  await sql`insert into company_document ${sql({ id, company_id: companyId, created_by: createdBy, ...values })}`
  return id
}

export const replaceFile = (sql: Sql, id: string, fileKey: string) =>
  sql`update company_document set file_key = ${fileKey}, version = version + 1, updated_at = now() where id = ${id}`

export const deleteDocuments = (sql: Sql, ids: string[]) =>
  sql`delete from company_document where id = any(${ids}::uuid[])`
