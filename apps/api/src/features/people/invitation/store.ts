import type { OpenInvitation } from '@corridor/contract/people/invitation/shapes'
import type { MemberSight } from '@corridor/contract/people/unit/limits'
import type { Role } from '@corridor/contract/wire/access'
import type { Language } from '@corridor/contract/wire/language'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { emptyLettersOf } from '../../../platform/mail/letter-secret.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'
import { codeSecret } from '../account/tables.ts'
import { type InvitationRow, invitationSpec, invitationState } from './tables.ts'

export async function findInvitation(sql: Sql, scope: Scope, id: string): Promise<InvitationRow | undefined> {
  const { columns, joins = '' } = invitationSpec
  const [row] = await sql<InvitationRow[]>`
    select ${sql.unsafe(columns)} from invitation t ${sql.unsafe(joins)} where t.id = ${id} and ${invitationSpec.within(sql, scope)}`
  return row
}

export const lockInvitation = (tx: Sql, id: string) => tx`select 1 from invitation where id = ${id} for update`

export interface NewInvitation {
  id: string
  email: string
  first_name: string
  last_name: string
  role: InvitationRow['role']
  /** Beside `role`, with what follows: what the person has once they come. */
  more_roles?: readonly Role[]
  sight?: MemberSight | undefined
  units?: readonly string[]
  company_id: string | null
  created_by: string
  expires_at: Date
}

/** Fails if the address has one that was neither accepted nor revoked: `waitingIndex`. */
export const insertInvitation = (tx: Sql, values: NewInvitation, tokenHash: Buffer) => tx`
  insert into invitation ${columnsOf(tx, { ...values, token_hash: tokenHash })}`
export const waitingIndex = 'invitation_waiting'

/** Secret of the letters of an invitation. */
export const invitationSecret = (id: string) => `invitation:${id}`

/** Gives an invitation another token and its days anew; the one before is dead. */
export async function renewToken(tx: Sql, id: string, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await emptyLettersOf(tx, invitationSecret(id))
  await tx`
    update invitation set token_hash = ${tokenHash}, sent_at = now(), updated_at = now(), version = version + 1,
      expires_at = ${expiresAt}
    where id = ${id}`
}

export async function revoke(tx: Sql, id: string): Promise<void> {
  await emptyLettersOf(tx, invitationSecret(id))
  await tx`update invitation set revoked_at = now(), updated_at = now(), version = version + 1 where id = ${id}`
}

/** Finds the account that has an address: it decides on an invitation. */
export async function findAccount(sql: Sql, email: string) {
  const [row] = await sql<{ id: string; status: string; language: Language; is_administrator: boolean }[]>`
    select id, status, language, is_administrator from user_account where lower(email) = lower(${email})`
  return row
}

/** Counts the invitations of a company that wait to be accepted. */
export async function countWaiting(sql: Sql, companyId: string): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from invitation t
    where t.company_id = ${companyId} and ${sql.unsafe(invitationState('t'))} = 'waiting'`
  return row?.n ?? 0
}

/** Finds the obstacles to inviting each of these addresses into a company; none for one that nobody has. */
export async function findKnown(sql: Sql, { companyId }: CompanyScope, emails: string[]) {
  const rows = await sql<{ at: number; isMember: boolean; isInvited: boolean }[]>`
    select asked.at::int - 1 as at,
      exists (
        select from membership m where m.user_id = u.id and m.company_id = ${companyId} and m.status = 'active'
      ) as "isMember",
      exists (
        select from invitation i
        where lower(i.email) = lower(asked.email) and i.company_id = ${companyId}
          and i.accepted_at is null and i.revoked_at is null
      ) as "isInvited"
    from unnest(${emails}::text[]) with ordinality as asked (email, at)
    left join user_account u on lower(u.email) = lower(asked.email)
    order by asked.at`
  return rows
}

/** Takes the invitations of a company that nobody accepted and nobody revoked, held until `tx` ends. */
export async function takeOpen(tx: Sql, { companyId }: CompanyScope, ids: string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from invitation
    where id = any(${ids}::uuid[]) and company_id = ${companyId} and accepted_at is null and revoked_at is null
    order by id for update`
  return rows.map(({ id }) => id)
}

export const isMember = async (sql: Sql, userId: string, companyId: string): Promise<boolean> =>
  (
    await sql`
      select 1 from membership where user_id = ${userId} and company_id = ${companyId} and status = 'active'`
  ).length > 0

/** The name and language of who invites. */
export async function loadInviter(sql: Sql, id: string) {
  const [row] = await sql<{ first_name: string; last_name: string; language: Language }[]>`
    select first_name, last_name, language from user_account where id = ${id}`
  if (!row) throw new Error('Whoever invites has an account.')
  return row
}

type Opened = Pick<
  InvitationRow,
  'id' | 'email' | 'first_name' | 'last_name' | 'role' | 'company_id' | 'expires_at'
> & {
  more_roles: string[]
  sight: MemberSight | null
  units: string[]
  created_by: string | null
  company_name: string | null
  inviter: string | null
  account_id: string | null
  area: OpenInvitation['area']
}

/** A live invitation by its token, held if `lock`. Nothing if it is dead, or its company is gone. */
export async function findOpened(sql: Sql, tokenHash: Buffer, lock = false): Promise<Opened | undefined> {
  if (lock) await sql`select 1 from invitation where token_hash = ${tokenHash} for update`
  const [row] = await sql<Opened[]>`
    select t.id, t.email, t.first_name, t.last_name, t.role, t.more_roles, t.sight, t.units, t.company_id,
      t.expires_at, t.created_by, c.name as company_name,
      by.full_name as inviter, u.id as account_id, case
        when u.is_administrator then 'admin'
        when u.held_roles && '{owner,recruiter,bench-sales,company-user}' then 'company'
        when u.is_candidate then 'candidate' end as area
    from invitation t
    left join company c on c.id = t.company_id left join user_account by on by.id = t.created_by
    left join user_account u on lower(u.email) = lower(t.email)
    where t.token_hash = ${tokenHash} and t.accepted_at is null and t.revoked_at is null and t.expires_at > now()
      and c.deleted_at is null`
  return row
}

export async function spend(tx: Sql, id: string): Promise<void> {
  await emptyLettersOf(tx, invitationSecret(id))
  await tx`update invitation set accepted_at = now(), updated_at = now(), version = version + 1 where id = ${id}`
}

/** Gives a person what they were invited to; whoever has the letter reads the mail, so the address is verified too. */
export async function grant(tx: Sql, userId: string, opened: Opened): Promise<void> {
  const { role, more_roles, sight, units, company_id } = opened
  if (company_id) {
    await tx`
      insert into membership (company_id, user_id, roles, sight)
      values (${company_id}, ${userId}, ${[role, ...more_roles]}, ${sight ?? 'company'})
      on conflict (company_id, user_id) do update set status = 'active', sight = coalesce(${sight}, membership.sight), sight_version = membership.sight_version + 1,
        roles = array(select distinct r from unnest(membership.roles || excluded.roles) r)`
    // A unit may have gone since.
    if (units.length > 0)
      await tx`
        insert into member_unit (company_id, user_id, unit_id)
        select company_id, ${userId}, id from business_unit where company_id = ${company_id} and id = any(${units}::uuid[])
        on conflict do nothing`
    // Makes the first Owner of a company that an administrator added its founder.
    if (role === 'owner')
      await tx`update company set created_by = ${userId} where id = ${company_id} and created_by is null`
  }
  await tx`
    update user_account set is_email_verified = true, is_administrator = is_administrator or ${company_id === null},
      updated_at = now(), version = version + 1
    where id = ${userId}`
  await tx`delete from verification_code where user_id = ${userId}`
  await emptyLettersOf(tx, codeSecret(userId))
}

/** An active account's address, held until the transaction ends: a deactivation comes before or after. */
export async function holdEmail(tx: Sql, userId: string): Promise<string | undefined> {
  const [row] = await tx<{ email: string }[]>`
    select lower(email) as email from user_account where id = ${userId} and status = 'active' for update`
  return row?.email
}

export const endSession = (tx: Sql, id: string) => tx`delete from session where id = ${id}`
