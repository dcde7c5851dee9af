import type { Scope } from '../../db/scope.ts'
import type { Sql } from '../../db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { type CandidateRow, type CandidateValues, candidateSpec } from './tables.ts'

/** With `lock` nobody else changes it before `sql` ends; what names it, as pairs and places on hotlists do, need not wait. */
export async function findCandidate(
  sql: Sql,
  scope: Scope,
  id: string,
  lock = false,
): Promise<CandidateRow | undefined> {
  const { columns, joins = '', within } = candidateSpec
  const [row] = await sql<CandidateRow[]>`
    select ${sql.unsafe(columns)} from candidate t ${sql.unsafe(joins)}
    where t.id = ${id} and ${within(sql, scope)} ${lock ? sql`for no key update of t` : sql``}`
  return row
}

export async function insertCandidate(
  sql: Sql,
  companyId: string,
  createdBy: string,
  values: CandidateValues,
): Promise<string> {
  const id = newId()
  await sql`insert into candidate ${sql({ id, company_id: companyId, created_by: createdBy, ...values })}`
  return id
}

export const updateCandidateRow = (sql: Sql, id: string, values: Partial<CandidateValues>) =>
  sql`update candidate set ${sql(values)}, version = version + 1, updated_at = now() where id = ${id}`

/** True where the entry is one of the work authorizations, whether still active or not; it cannot be deleted before `tx` ends. */
export const isWorkAuthorization = async (tx: Sql, id: string): Promise<boolean> =>
  (await tx`select 1 from lookup where id = ${id} and kind = 'work-authorization' and deleted_at is null for share`)
    .length > 0
