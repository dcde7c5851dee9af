import type { UserHistory, UserMembership } from '@corridor/contract/user'
import type { Role } from '@corridor/contract/wire/access'
import type { Sql } from '../../db/sql.ts'
import { sessionIdleHours } from '../../http/session/caller.ts'
import { fail } from '../../platform/fail.ts'
import { type UserRow, userLists } from './tables.ts'

const historyRows = 20

/** Throws `record.notFound`. */
export async function loadUser(sql: Sql, id: string): Promise<UserRow> {
  const { columns, joins = '' } = userLists.listUser
  const [row] = await sql<UserRow[]>`
    select ${sql.unsafe(columns)} from user_account t ${sql.unsafe(joins)} where t.id = ${id}`
  if (!row) throw fail('record.notFound', { entity: 'User' })
  return row
}

/** Holds an account until the transaction ends. Throws `record.notFound`. */
export async function holdUser(tx: Sql, id: string): Promise<UserRow> {
  await tx`select 1 from user_account where id = ${id} for update`
  return loadUser(tx, id)
}

export const listMemberships = async (sql: Sql, userId: string): Promise<UserMembership[]> =>
  (
    await sql<{ company: string; name: string; roles: UserMembership['roles']; status: UserRow['status']; at: Date }[]>`
      select m.company_id as company, c.name, m.roles, m.status, m.created_at as at
      from membership m join company c on c.id = m.company_id and c.deleted_at is null
      where m.user_id = ${userId} order by m.created_at, c.id`
  ).map(({ name, at, ...row }) => ({ ...row, companyName: name, joinDate: at.toISOString() }))

/** Session count, two-factor and the newest lines of the trail. */
export async function readAround(sql: Sql, userId: string) {
  const [facts] = await sql<{ sessions: number; has_two_factor: boolean }[]>`
    select
      (select count(*)::int from session where user_id = ${userId} and expires_at > now()
        and last_seen_at > now() - make_interval(hours => ${sessionIdleHours})) as sessions,
      exists (select from two_factor where user_id = ${userId} and confirmed_at is not null) as has_two_factor`
  const history = await sql<{ id: string; at: Date; action: string; by: string | null }[]>`
    select a.id, a.at, a.action, u.full_name as by from audit a left join user_account u on u.id = a.actor_id
    where a.record_id = ${userId} and a.record_kind = 'user' order by a.at desc, a.id desc limit ${historyRows}`
  return {
    sessions: facts?.sessions ?? 0,
    hasTwoFactor: facts?.has_two_factor ?? false,
    history: history.map(({ id, at, action, by }): UserHistory => ({ _id: id, date: at.toISOString(), action, by })),
  }
}

interface AccountValues {
  first_name: string
  last_name: string
  status: UserRow['status']
  is_administrator: boolean
}

export const updateAccount = (tx: Sql, id: string, values: Partial<AccountValues>) =>
  Object.keys(values).length > 0
    ? tx`update user_account set ${tx(values)}, version = version + 1, updated_at = now() where id = ${id}`
    : tx`update user_account set version = version + 1, updated_at = now() where id = ${id}`

/** Sets what a person is in a company; false where they are no member of it. */
export async function updateRoles(tx: Sql, userId: string, companyId: string, roles: Role[]): Promise<boolean> {
  const { count } = await tx`
    update membership set roles = ${roles} where user_id = ${userId} and company_id = ${companyId}`
  return count === 1
}

/** Ends all that lets a person in without a new sign-in: sessions, half-done sign-ins, links to a new password. */
export async function endAccess(tx: Sql, userId: string): Promise<void> {
  await tx`delete from session where user_id = ${userId}`
  await tx`delete from sign_in_challenge where user_id = ${userId}`
  await tx`delete from reset_link where user_id = ${userId}`
}

/** Ends a person's sessions in the administration alone. */
export async function endAdministration(tx: Sql, userId: string): Promise<void> {
  await tx`delete from session where user_id = ${userId} and area = 'admin'`
  await tx`delete from sign_in_challenge where user_id = ${userId} and area = 'admin'`
}

export const endSecondSteps = (tx: Sql, userId: string) => tx`delete from sign_in_challenge where user_id = ${userId}`

export const countRoles = (sql: Sql) => sql<{ role: Role; count: number }[]>`
  select role, count(*)::int as count from user_account, unnest(held_roles) role group by role`
