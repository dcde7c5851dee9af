import type { CompanySettings } from '@corridor/contract/format/settings'
import type { SessionUser } from '@corridor/contract/people/session/shapes'
import { type Role, roleNames } from '@corridor/contract/wire/access'
import { hashToken } from '../../platform/crypto.ts'
import { fail } from '../../platform/fail.ts'
import type { Fragment, Sql } from '../../platform/sql.ts'

/** A session lives twelve hours without use and seven days at most (api.md, Numbers). */
export const sessionIdleHours = 12
export const sessionDaysMax = 7

export type Area = 'admin' | 'company' | 'candidate'

/** One live session, and what its person may do and see at this very moment. */
export interface SessionRow {
  session_id: string
  area: Area
  is_stale: boolean
  user_id: string
  is_email_verified: boolean
  is_administrator: boolean
  is_candidate: boolean
  company_id: string | null
  is_on_boarding_completed: boolean | null
  roles: Role[] | null
  /** Audiences that a member of a narrower sight sees; null for one who sees all. */
  audiences: number[] | null
  /** Names that sight: another name is another sight. */
  sight: string
}

/** The same with what pages say of the person and the company. */
interface SessionUserRow extends SessionRow {
  email: string
  first_name: string
  last_name: string
  company_name: string | null
  plan: string | null
  current_on_boarding_step: number | null
  /** Null outside of a company, and of one that chose nothing. */
  settings: CompanySettings | null
}

// Asks for audiences only if the sight is narrower: it costs all others nothing.
const audiences =
  'case when not sees_all(m.company_id, m.user_id, m.sight, m.roles) then audiences_of(m.company_id, m.user_id) end as audiences'
// The sight of a member who sees less than all: it is another one with each audience that comes.
const sight = `case when not sees_all(m.company_id, m.user_id, m.sight, m.roles) then concat_ws(' ', m.sight, m.sight_version,
  (select max(a.id) from audience a where a.company_id = m.company_id)) else 'all' end as sight`

const standing = `s.id as session_id, s.area, s.last_seen_at < now() - interval '1 minute' as is_stale,
  u.id as user_id, u.is_email_verified, u.is_administrator, u.is_candidate, c.id as company_id, c.is_on_boarding_completed, m.roles,
  ${audiences}, ${sight}`
const shown = `u.email, u.first_name, u.last_name, c.name as company_name, c.current_on_boarding_step,
  case when c.id is not null then (plan_of(c.id)).name end as plan,
  (select json_build_object('defaultDateFormat', o.default_date_format, 'displayNamePattern', o.display_name_pattern,
    'currency', o.currency, 'timezone', o.timezone) from company_settings o where o.company_id = c.id) as settings`

const live = (sql: Sql, which: Fragment) => sql`
  from session s
  join user_account u on u.id = s.user_id and u.status = 'active'
  left join membership m on m.company_id = s.company_id and m.user_id = s.user_id and m.status = 'active'
  left join company c on c.id = m.company_id and c.deleted_at is null
  where ${which} and s.expires_at > now()
    and s.last_seen_at > now() - make_interval(hours => ${sessionIdleHours})`

/** Names a session: by its id, or by the token that opens it. */
export type SessionName = { id: string } | { token: string }

const named = (sql: Sql, by: SessionName) =>
  'id' in by ? sql`s.id = ${by.id}` : sql`s.token_hash = ${hashToken(by.token)}`

/** A live session. Roles and membership are read anew each time, so that a change bites at the next request. */
export async function findSession(sql: Sql, by: SessionName): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`select ${sql.unsafe(standing)} ${live(sql, named(sql, by))}`
  return row
}

/** A session with whose it is, by its id or by its token. Throws `session.missing` if it has ended. */
export async function loadSessionUser(sql: Sql, by: SessionName): Promise<SessionUserRow> {
  const [row] = await sql<SessionUserRow[]>`
    select ${sql.unsafe(standing)}, ${sql.unsafe(shown)} ${live(sql, named(sql, by))}`
  if (!row) throw fail('session.missing')
  return row
}

/** Lists the given sessions that are live and still give a role, each with the name of its sight. */
export async function listStanding(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; sight: string }[]>`
    select s.id, ${sql.unsafe(sight)}
    from session s join user_account u on u.id = s.user_id and u.status = 'active'
    left join membership m on m.company_id = s.company_id and m.user_id = s.user_id and m.status = 'active'
    where s.id = any(${ids}::uuid[]) and s.expires_at > now()
      and s.last_seen_at > now() - make_interval(hours => ${sessionIdleHours})
      and case s.area when 'admin' then u.is_administrator when 'candidate' then u.is_candidate else exists (
        select from company c where c.id = m.company_id and c.deleted_at is null and m.roles <> '{}') end`
  return new Map(rows.map(({ id, sight }) => [id, sight]))
}

/** Counts the live sessions of a person. */
export async function countSessions(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from session where user_id = ${userId} and expires_at > now()
      and last_seen_at > now() - make_interval(hours => ${sessionIdleHours})`
  return row?.n ?? 0
}

/** A person's standing in an area and a company right now, for work that goes on after their request. */
export async function findStanding(
  sql: Sql,
  { userId, companyId }: { userId: string; companyId: string | null },
): Promise<Standing | undefined> {
  const [row] = await sql<Standing[]>`
    select u.is_administrator, u.is_candidate, c.id as company_id, m.roles, ${sql.unsafe(audiences)}
    from user_account u
    left join membership m on m.user_id = u.id and m.company_id = ${companyId} and m.status = 'active'
    left join company c on c.id = m.company_id and c.deleted_at is null
    where u.id = ${userId} and u.status = 'active'`
  return row
}

type Standing = Pick<SessionRow, 'is_administrator' | 'is_candidate' | 'company_id' | 'roles' | 'audiences'>

/** The roles that a session of an area gives; none if the person has lost what the area asks for. */
export function rolesOf(row: Omit<Standing, 'audiences'> & Pick<SessionRow, 'area'>): Role[] {
  if (row.area === 'admin') return row.is_administrator ? ['administrator'] : []
  if (row.area === 'candidate') return row.is_candidate ? ['candidate'] : []
  return row.company_id ? (row.roles ?? []) : []
}

/** The signed-in person as pages know them. */
export function toSessionUser(row: SessionUserRow): SessionUser {
  const isCompleted = row.area !== 'company' || (row.is_on_boarding_completed ?? false)
  return {
    _id: row.user_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    description: rolesOf(row)
      .map((role) => roleNames[role])
      .join(', '),
    isEmailVerified: row.is_email_verified,
    isOnBoardingCompleted: isCompleted,
    onboardingCompleted: isCompleted,
    companyInfo: row.company_id
      ? {
          _id: row.company_id,
          name: row.company_name ?? '',
          plan: row.plan ?? '',
          currentOnBoardingStep: row.current_on_boarding_step ?? 1,
          settings: row.settings,
        }
      : null,
  }
}
