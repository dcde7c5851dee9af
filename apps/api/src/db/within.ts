import type { Fragment, Sql } from '../platform/sql.ts'
import { companyOf, type Scope } from './scope.ts'

declare const sighted: unique symbol

/** The rows that a reader may see at all. Only this file makes one, so that no list can be written that forgets whose rows it shows. */
export type Sight = Fragment & { readonly [sighted]: true }
export type Within = (sql: Sql, scope: Scope) => Sight

interface Sights {
  /** What a company's people see. */
  company?: (companyId: string) => Fragment
  /** What administrators see; `'all'` is every row. */
  platform?: Fragment | 'all'
  /** What somebody sees who is of no company. */
  own?: Fragment
}

/** The rows that each area sees; an area that is not named sees none. */
export function seenBy(sql: Sql, scope: Scope, { company, platform, own }: Sights): Sight {
  if (scope.kind === 'company' && company) return sight(company(scope.companyId))
  if (scope.kind === 'platform' && platform) return sight(platform === 'all' ? sql`true` : platform)
  if (scope.kind === 'own' && own) return sight(own)
  return sight(sql`false`)
}

/** The rows of a company, or of all companies for an administrator; nobody else has any. */
export const withinCompany: Within = (sql, scope) =>
  seenBy(sql, scope, {
    company: (id) => sql`t.company_id = ${id} and t.deleted_at is null`,
    platform: sql`t.deleted_at is null`,
  })

/** As `withinCompany`, of rows that have no bin. */
export const keptInCompany: Within = (sql, scope) =>
  seenBy(sql, scope, { company: (id) => sql`t.company_id = ${id}`, platform: 'all' })

/** The rows of a company alone: no administrator reads them by a list. */
export const companyAlone: Within = (sql, scope) => seenBy(sql, scope, { company: (id) => sql`t.company_id = ${id}` })

/** The rows that belong to no company, for everybody. */
export const withinPlatform = (sql: Sql): Sight => sight(sql`t.deleted_at is null`)

/** What a person made, in the company that they made it in. */
export const mine: Within = (sql, scope) =>
  sight(sql`t.created_by = ${scope.userId} and t.company_id is not distinct from ${companyOf(scope)}`)

/** What stands below a record that is theirs: `column` names it in `table`. */
export const belowMine =
  (table: string, column: string): Within =>
  (sql, scope) =>
    sight(sql`t.${sql.unsafe(column)} in (select t.id from ${sql.unsafe(table)} t where ${mine(sql, scope)})`)

/** Fewer rows of a sight. */
export const narrowed = (sql: Sql, seen: Sight, condition: Fragment): Sight => sight(sql`${seen} and ${condition}`)

const sight = (condition: Fragment) => condition as Sight
