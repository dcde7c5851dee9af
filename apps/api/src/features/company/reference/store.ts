import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type ReferenceRow, type ReferenceValues, referenceSpec } from './tables.ts'

export const listReferences = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, referenceSpec, query)

/** The company's own. */
export async function findReference(sql: Sql, { scope }: CompanyContext): Promise<ReferenceRow | undefined> {
  const [row] = await sql<ReferenceRow[]>`
    select ${sql.unsafe(referenceSpec.columns)} from company_reference t ${sql.unsafe(referenceSpec.joins ?? '')}
    where ${referenceSpec.within(sql, scope)}`
  return row
}

export const insertReference = (sql: Sql, companyId: string, createdBy: string, values: ReferenceValues) =>
  sql`insert into company_reference ${sql({ id: newId(), company_id: companyId, created_by: createdBy, ...values })}`

export const updateReferenceRow = (sql: Sql, id: string, values: Partial<ReferenceValues>) =>
  sql`update company_reference set ${sql(values)}, version = version + 1, updated_at = now() where id = ${id}`
