import type { Context } from '../../db/context.ts'
import type { Scope } from '../../db/scope.ts'
import type { Fragment, Sql } from '../../db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { type CandidateRow, type CandidateValues, candidateSpec } from './tables.ts'

export async function findCandidate(
  sql: Sql,
  scope: Scope,
  id: string,
  lock = false,
): Promise<CandidateRow | undefined> {
  const { columns, joins = '', within } = candidateSpec
  const [row] = await sql<CandidateRow[]>`
    select ${sql.unsafe(columns)} from candidate t ${sql.unsafe(joins)}
    where t.id = ${id} and ${within(sql, scope)} ${lock ? sql`for update of t` : sql``}`
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

const suggestedMax = 12

/** Places of the company's candidates that begin with the term, one after the other by an index, however many live there. */
export async function suggestLocation({ db, scope }: Context, { searchTerm }: { searchTerm: string }) {
  if (scope.kind !== 'company') return { success: true as const, data: [] }
  const { companyId } = scope
  // As a range, which an index serves whatever the term.
  const next = (after: Fragment) => db`
    select place_text collate "C" as folded, location from candidate
    where company_id = ${companyId} and deleted_at is null and location is not null and ${after}
      and place_text collate "C" >= search_fold(${searchTerm})
      and place_text collate "C" < search_fold(${searchTerm}) || chr(1114111)
    order by place_text collate "C" limit 1`
  const rows = await db<{ location: string }[]>`
    with recursive place as (
      (${next(db`true`)})
      union all
      (select following.* from place, lateral (
        ${next(db`place_text collate "C" > place.folded`)}
      ) following)
    )
    select location from place limit ${suggestedMax}`
  return { success: true as const, data: rows.map(({ location }) => location) }
}
