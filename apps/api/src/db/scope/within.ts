import type { Fragment, Sql } from '../../platform/sql.ts'
import { audiencesOf, companyOf, type Scope } from './scope.ts'

declare const sighted: unique symbol

/** The rows that a reader may see at all. Only this file makes one, so that no list can be written that forgets whose rows it shows. */
export type Sight = Fragment & { readonly [sighted]: true }
export type Within = (sql: Sql, scope: Scope) => Sight

interface Sights {
  /**
   * Rows of a company that a member of a narrower sight sees: those whose `audience` is theirs, or, if it is `shared`, all. A table without
   * an audience that is about a record says `about` whose sight it follows.
   */
  of: 'audience' | 'shared' | About
  /** Rows that a company's people see. */
  company?: (companyId: string) => Fragment
  /** Rows that administrators see; `'all'` is every row. */
  platform?: Fragment | 'all'
  /** Rows that somebody sees who is of no company. */
  own?: Fragment
}

/** The record that a row belongs to: its table, and the column of the row that names it. */
export interface About {
  table: SightedTable
  by: string
}

/** Tables whose rows carry an audience. */
export const sightedTables = [
  'candidate',
  'hotlist',
  'vendor',
  'vendor_group',
  'email_template',
  'job',
  'submission',
  'application',
  'placement',
  'campaign',
  'inbox_thread',
  'resume_batch',
  'student',
  'student_application',
] as const
export type SightedTable = (typeof sightedTables)[number]

/** The rows that each area sees; an area that is not named sees none. */
export function seenBy(sql: Sql, scope: Scope, { of, company, platform, own }: Sights): Sight {
  if (scope.kind === 'company' && company) return sight(sql`${company(scope.companyId)}${andSeen(sql, scope, of)}`)
  if (scope.kind === 'platform' && platform) return sight(platform === 'all' ? sql`true` : platform)
  if (scope.kind === 'own' && own) return sight(own)
  return sight(sql`false`)
}

function andSeen(sql: Sql, scope: Scope, of: Sights['of']): Fragment {
  if (of === 'shared' || !audiencesOf(scope)) return sql``
  if (of === 'audience') return sql` and ${isSeen(sql, scope, 't')}`
  return sql` and exists (
    select from ${sql.unsafe(of.table)} above where above.id = ${sql.unsafe(of.by)} and ${isSeen(sql, scope, 'above')})`
}

/** True for the rows of a sighted table, under an alias, that this caller sees; company and bin are the statement's own matter. */
export function isSeen(sql: Sql, scope: Scope, alias: string): Fragment {
  const audiences = audiencesOf(scope)
  if (!audiences) return sql`true`
  const [only] = audiences
  // Compares with one audience by equality: an index then holds the order of the list; for several it finds the rows alone.
  if (only !== undefined && audiences.length === 1) return sql`${sql.unsafe(alias)}.audience = ${only}`
  return sql`${sql.unsafe(alias)}.audience = any(${audiences as number[]}::int[])`
}

/** The same in the texts of a list, which `textOf` fills in. Without that the statement is none, and fails. */
export const seen = (alias: string) => `{seen ${alias}}`

/** True for whoever sees all: before a condition that asks row by row, so that nothing is asked for them. */
export const seesAll = '{sees all}'

/** A text of a list as SQL, for one scope. Audiences are numbers. */
export function textOf(text: string | undefined, scope: Scope): string {
  const audiences = audiencesOf(scope)
  return (text ?? '')
    .replaceAll(seesAll, String(!audiences))
    .replace(/\{seen (\w+)\}/g, (_, alias: string) =>
      audiences ? `${alias}.audience = any('{${audiences.map(Number).join(',')}}'::int[])` : 'true',
    )
}

/** True if the caller sees a record that a row names by kind and id, whatever its table; what is no sighted record, everybody sees. */
export function isSeenRecord(sql: Sql, scope: Scope, kind: string, id: string): Fragment {
  const audiences = audiencesOf(scope)
  return audiences
    ? sql`coalesce(audience_of_record(${sql.unsafe(kind)}, ${sql.unsafe(id)}) = any(${audiences as number[]}::int[]), true)`
    : sql`true`
}

const inCompany =
  (of: Sights['of']): Within =>
  (sql, scope) =>
    seenBy(sql, scope, {
      of,
      company: (id) => sql`t.company_id = ${id} and t.deleted_at is null`,
      platform: sql`t.deleted_at is null`,
    })

const aloneIn =
  (of: Sights['of']): Within =>
  (sql, scope) =>
    seenBy(sql, scope, { of, company: (id) => sql`t.company_id = ${id}` })

/** The records of a company that its member sees, or of all companies for an administrator; nobody else has any. */
export const seenInCompany: Within = inCompany('audience')

/** The rows that all members of a company see, whatever their sight, or all companies' for an administrator. */
export const sharedInCompany: Within = inCompany('shared')

/** Shows rows below a record to whoever sees that, and keeps them in the bin with it. */
export const belowSeen =
  (about: About): Within =>
  (sql, scope) => {
    const above = sql`exists (select 1 from ${sql.unsafe(about.table)} c where c.id = ${sql.unsafe(about.by)} and c.deleted_at is null)`
    return narrowed(sql, inCompany(about)(sql, scope), above)
  }

/** As `sharedInCompany`, of rows that have no bin. */
export const keptInCompany: Within = (sql, scope) =>
  seenBy(sql, scope, { of: 'shared', company: (id) => sql`t.company_id = ${id}`, platform: 'all' })

/** The rows of a company alone, for all its members: no administrator reads them by a list. */
export const companyAlone: Within = aloneIn('shared')

/** The same of records that carry an audience, or are about one that does. */
export const seenAlone = (of: 'audience' | About): Within => aloneIn(of)

/** The rows that belong to no company, for everybody. */
export const withinPlatform = (sql: Sql): Sight => sight(sql`t.deleted_at is null`)

/** Shows a person the rows that they made, in the company that they made them in. */
export const mine: Within = (sql, scope) =>
  sight(sql`t.created_by = ${scope.userId} and t.company_id is not distinct from ${companyOf(scope)}`)

/** Rows of the audit that tell what the caller did, here, to records that they see now; an administrator's are those of everywhere. */
export const doneByCaller: Within = (sql, scope) => {
  const byCaller = sql`t.actor_id = ${scope.userId}`
  const done = seenBy(sql, scope, {
    of: 'shared',
    company: (id) => sql`${byCaller} and t.company_id = ${id}`,
    platform: byCaller,
    own: sql`${byCaller} and t.company_id is null`,
  })
  return narrowed(sql, done, isSeenRecord(sql, scope, 't.record_kind', keyOf('t.record_id')))
}

// Not every record is named by an id: files have keys.
const keyOf = (column: string) =>
  `case when ${column} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${column}::uuid end`

/** Shows a person the rows below a record that is theirs: `column` names it in `table`. */
export const belowMine =
  (table: string, column: string): Within =>
  (sql, scope) =>
    sight(sql`t.${sql.unsafe(column)} in (select t.id from ${sql.unsafe(table)} t where ${mine(sql, scope)})`)

/** Fewer rows of a sight. */
export const narrowed = (sql: Sql, seen: Sight, condition: Fragment): Sight => sight(sql`${seen} and ${condition}`)

const sight = (condition: Fragment) => condition as Sight
