import type { Fragment, Sql } from '../platform/sql.ts'
import type { Scope } from './scope.ts'

/** The rows of a company, or of all companies for an administrator; nobody else has any. */
export const withinCompany = (sql: Sql, scope: Scope): Fragment => {
  if (scope.kind === 'company') return sql`t.company_id = ${scope.companyId} and t.deleted_at is null`
  if (scope.kind === 'platform') return sql`t.deleted_at is null`
  return sql`false`
}

/** The rows that belong to no company. */
export const withinPlatform = (sql: Sql): Fragment => sql`t.deleted_at is null`
