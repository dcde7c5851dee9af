import type { UserHistory, UserMembership } from '@corridor/contract/people/user/shapes'
import type { Role } from '@corridor/contract/wire/access'
import { emptyLettersOf } from '../../../platform/mail/letter-secret.ts'
import type { Sql } from '../../../platform/sql.ts'
import { resetSecret } from '../account/tables.ts'
import { type UserRow, userLists } from './tables.ts'

const historyRows = 20

export async function findUser(sql: Sql, id: string): Promise<UserRow | undefined> {
  const { columns, joins = '' } = userLists.listUser
  const [row] = await sql<UserRow[]>`
    select ${sql.unsafe(columns)} from user_account t ${sql.unsafe(joins)} where t.id = ${id}`
  return row
}

export const lockUser = (tx: Sql, id: string) => tx`select 1 from user_account where id = ${id} for update`

export const listMemberships = async (sql: Sql, userId: string): Promise<UserMembership[]> =>
  (
    await sql<{ company: string; name: string; roles: UserMembership['roles']; status: UserRow['status']; at: Date }[]>`
      select m.company_id as company, c.name, m.roles, m.status, m.created_at as at
      from membership m join company c on c.id = m.company_id and c.deleted_at is null
      where m.user_id = ${userId} order by m.created_at, c.id`
  ).map(({ name, at, ...row }) => ({ ...row, companyName: name, joinDate: at.toISOString() }))

export async function hasTwoFactor(sql: Sql, userId: string): Promise<boolean> {
  const rows = await sql`select 1 from two_factor where user_id = ${userId} and confirmed_at is not null`
  return rows.length > 0
}

/** The newest lines of the trail that are about an account. */
export async function listHistory(sql: Sql, userId: string): Promise<UserHistory[]> {
  const rows = await sql<{ id: string; at: Date; action: string; by: string | null }[]>`
    select a.id, a.at, a.action, u.full_name as by from audit a left join user_account u on u.id = a.actor_id
    where a.record_id = ${userId} and a.record_kind = 'user' order by a.at desc, a.id desc limit ${historyRows}`
  return rows.map(({ id, at, action, by }) => ({ _id: id, date: at.toISOString(), action, by }))
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

/** Sets what a person is in a company; false if they are no member of it. */
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
  await emptyLettersOf(tx, resetSecret(userId))
}

/** Ends a person's sessions in the administration alone. */
export async function endAdministration(tx: Sql, userId: string): Promise<void> {
  await tx`delete from session where user_id = ${userId} and area = 'admin'`
  await tx`delete from sign_in_challenge where user_id = ${userId} and area = 'admin'`
}

export const endSecondSteps = (tx: Sql, userId: string) => tx`delete from sign_in_challenge where user_id = ${userId}`

export const countRoles = (sql: Sql) => sql<{ role: Role; count: number }[]>`
  select role, count(*)::int as count from user_account, unnest(held_roles) role group by role`
