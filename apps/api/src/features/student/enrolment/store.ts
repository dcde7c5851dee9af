import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'

/** The student that somebody began last and has not finished. */
export async function findUnfinished(sql: Sql, scope: CompanyScope): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select t.id from student t
    where ${seenInCompany(sql, scope)} and t.created_by = ${scope.userId} and cardinality(t.saved_steps) < 10 and not t.in_edit_mode
    order by t.created_at desc, t.id desc limit 1`
  return row?.id
}

/** Finds the steps of a student that were saved. */
export async function findSavedSteps(sql: Sql, scope: Scope, id: string): Promise<number[] | undefined> {
  const [row] = await sql<{ saved_steps: number[] }[]>`
    select t.saved_steps from student t where t.id = ${id} and ${seenInCompany(sql, scope)}`
  return row?.saved_steps
}

/** Notes by whom a step was saved, now. */
export const noteStep = (tx: Sql, { companyId, userId }: CompanyScope, id: string, step: number) => tx`
  insert into student_step (student_id, company_id, step, saved_by) values (${id}, ${companyId}, ${step}, ${userId})
  on conflict (student_id, step) do update set saved_by = excluded.saved_by, saved_at = now()`
