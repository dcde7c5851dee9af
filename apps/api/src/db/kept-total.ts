import type { Scope } from './scope.ts'
import type { Fragment, Sql } from './sql.ts'

/** The exact number of a company's (or everybody's) records of a kind, from the differences that each write leaves. */
export const keptTotalOf =
  (kind: string) =>
  (sql: Sql, scope: Scope): Fragment =>
    scope.kind === 'company'
      ? sql`select coalesce(sum(n), 0) from record_delta where kind = ${kind} and company_id = ${scope.companyId}`
      : sql`select coalesce(sum(n), 0) from record_delta where kind = ${kind}`

/** Folds each company's differences into one row; totals read meanwhile see either the many or the one. */
export async function foldTotals(sql: Sql): Promise<void> {
  await sql`
    with crowded as (select kind, company_id from record_delta group by kind, company_id having count(*) > 20),
    gone as (
      delete from record_delta d using crowded c
      where d.kind = c.kind and d.company_id = c.company_id
      returning d.kind, d.company_id, d.n
    )
    insert into record_delta (kind, company_id, n) select kind, company_id, sum(n) from gone group by kind, company_id`
}

/** The rows of a company, or of all companies for an administrator; nobody else has any. */
export const withinCompany = (sql: Sql, scope: Scope): Fragment => {
  if (scope.kind === 'company') return sql`t.company_id = ${scope.companyId} and t.deleted_at is null`
  if (scope.kind === 'platform') return sql`t.deleted_at is null`
  return sql`false`
}

/** The rows that belong to no company. */
export const withinPlatform = (sql: Sql): Fragment => sql`t.deleted_at is null`
