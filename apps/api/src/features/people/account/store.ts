import type { Role } from '@corridor/contract/wire/access'
import type { Language } from '@corridor/contract/wire/language'
import type { RecordRow } from '../../../db/record/record.ts'
import { emptyLettersLater, emptyLettersOf } from '../../../platform/mail/letter-secret.ts'
import { columnsOf, type Fragment, type Sql } from '../../../platform/sql.ts'
import { codeSecret, resetSecret } from './tables.ts'

interface NewAccount {
  id: string
  email: string
  first_name: string
  last_name: string
  password_hash: string
  language: Language
  is_candidate: boolean
}

/** Makes an account; false if the address has one. */
export async function insertAccount(tx: Sql, account: NewAccount): Promise<boolean> {
  const { count } = await tx`
    insert into user_account ${tx(account)} on conflict (lower(email)) do nothing`
  return count === 1
}

export const noteTermsAccepted = (tx: Sql, id: string) =>
  tx`update user_account set terms_accepted_at = now() where id = ${id}`

interface Founded {
  id: string
  name: string
  created_by: string
  your_country_id: string
  client_country_id: string
  partner_type: string
}

/** Makes a company with its founder as a member. */
export async function insertFounded(tx: Sql, company: Founded, roles: Role[]): Promise<void> {
  await tx`insert into company ${tx(company)}`
  await tx`insert into membership ${tx({ company_id: company.id, user_id: company.created_by, roles })}`
}

/** An active country by its id, name or ISO code. */
export async function findCountry(sql: Sql, given: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from country
    where (id::text = ${given.toLowerCase()} or lower(name) = lower(${given}) or code = upper(${given}))
      and status = 'active' and deleted_at is null
    order by id::text = ${given.toLowerCase()} desc, lower(name) = lower(${given}) desc limit 1`
  return row?.id
}

/** The active account of an address, or null. */
export async function findAccountId(sql: Sql, email: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from user_account where lower(email) = ${email.trim().toLowerCase()} and status = 'active'`
  return row?.id ?? null
}

/** An account's one live code. */
export async function replaceCode(tx: Sql, userId: string, mark: Buffer, minutes: number): Promise<void> {
  await emptyLettersOf(tx, codeSecret(userId))
  await tx`
  insert into verification_code (user_id, code_mark, expires_at)
  values (${userId}, ${mark}, now() + make_interval(mins => ${minutes}))
  on conflict (user_id) do update set code_mark = excluded.code_mark, expires_at = excluded.expires_at, tries = 0`
}

/** Ends an account's code, and its links to a new password. */
export async function endCode(tx: Sql, userId: string): Promise<void> {
  await tx`delete from verification_code where user_id = ${userId}`
  await emptyLettersOf(tx, codeSecret(userId))
}

export async function endResetLinks(tx: Sql, userId: string): Promise<void> {
  await tx`delete from reset_link where user_id = ${userId}`
  await emptyLettersOf(tx, resetSecret(userId))
}

/** Counts a try against the live code of an address and holds it; nothing if there is none, or it had all its tries. */
export async function countTry(tx: Sql, email: string, triesMax: number) {
  const [row] = await tx<{ user_id: string; code_mark: Buffer }[]>`
    update verification_code c set tries = tries + 1
    from user_account u
    where u.id = c.user_id and lower(u.email) = ${email.toLowerCase()} and u.status = 'active'
      and c.tries < ${triesMax} and c.expires_at > now()
    returning c.user_id, c.code_mark`
  return row
}

/** Ends the code and verifies its account; answers where its onboarding stands. */
export async function markVerified(tx: Sql, userId: string) {
  await endCode(tx, userId)
  await tx`update user_account set is_email_verified = true, updated_at = now(), version = version + 1 where id = ${userId}`
  const [row] = await tx<{ company_id: string; step: number }[]>`
    select c.id as company_id, c.current_on_boarding_step as step
    from membership m join company c on c.id = m.company_id and c.deleted_at is null
    where m.user_id = ${userId} and m.status = 'active' order by m.created_at limit 1`
  return { user_id: userId, company_id: row?.company_id ?? null, step: row?.step ?? null }
}

interface LinkTimes {
  minutes: number
  /** Seconds for which the link before goes on living. */
  beforeSeconds: number
}

/** An account's live link to a new password. */
export async function replaceResetLink(
  tx: Sql,
  userId: string,
  tokenHash: Buffer,
  { minutes, beforeSeconds }: LinkTimes,
): Promise<void> {
  await emptyLettersLater(tx, resetSecret(userId), beforeSeconds)
  await tx`
  insert into reset_link as l (user_id, token_hash, expires_at)
  values (${userId}, ${tokenHash}, now() + make_interval(mins => ${minutes}))
  on conflict (user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at,
    before_hash = l.token_hash, before_until = least(l.expires_at, now() + make_interval(secs => ${beforeSeconds}))`
}

const isLiveLink = (sql: Sql, tokenHash: Buffer): Fragment =>
  sql`(l.token_hash = ${tokenHash} and l.expires_at > now() or l.before_hash = ${tokenHash} and l.before_until > now())`

export async function findLiveLink(sql: Sql, tokenHash: Buffer): Promise<boolean> {
  const rows = await sql`select 1 from reset_link l where ${isLiveLink(sql, tokenHash)}`
  return rows.length > 0
}

/** Ends a live link; answers whose it was, and the area where they sign in. */
export async function spendResetLink(tx: Sql, tokenHash: Buffer) {
  const [row] = await tx<{ id: string; area: 'admin' | 'company' | 'candidate' }[]>`
    delete from reset_link l using user_account u
    where u.id = l.user_id and ${isLiveLink(tx, tokenHash)} and u.status = 'active'
    returning u.id, case
      when u.is_administrator then 'admin'
      when exists (select from membership m where m.user_id = u.id and m.status = 'active') or not u.is_candidate then 'company'
      else 'candidate' end as area`
  return row
}

export async function loadPasswordHash(sql: Sql, userId: string): Promise<string | undefined> {
  const [row] = await sql<{ password_hash: string }[]>`select password_hash from user_account where id = ${userId}`
  return row?.password_hash
}

interface Consequences {
  /** True if the new password proves the address too. */
  isVerified: boolean
  /** The one session that goes on. */
  keepSession: string | null
}

/** Sets a password, and ends what the old one opened: sessions, second steps, and links that were asked for before. */
export async function replacePassword(
  tx: Sql,
  userId: string,
  passwordHash: string,
  { isVerified, keepSession }: Consequences,
): Promise<void> {
  await tx`
    update user_account set password_hash = ${passwordHash}, is_email_verified = is_email_verified or ${isVerified},
      updated_at = now(), version = version + 1
    where id = ${userId}`
  await tx`delete from session where user_id = ${userId} and id is distinct from ${keepSession}`
  await endResetLinks(tx, userId)
  await tx`delete from sign_in_challenge where user_id = ${userId}`
  if (isVerified) await endCode(tx, userId)
}

/** All administrators, held until the transaction ends: nobody makes another meanwhile. */
export async function holdAdministrators(tx: Sql) {
  await tx`select pg_advisory_xact_lock(hashtext('corridor administrator'))`
  return tx<{ id: string; email: string; is_email_verified: boolean; status: string }[]>`
    select id, email, is_email_verified, status from user_account where is_administrator order by id for update`
}

type NewAdministrator = Pick<NewAccount, 'id' | 'email' | 'first_name' | 'last_name' | 'password_hash'>

/** False if the address has an account. */
export async function insertAdministrator(tx: Sql, account: NewAdministrator): Promise<boolean> {
  const { count } = await tx`
    insert into user_account ${tx({ ...account, is_administrator: true })} on conflict (lower(email)) do nothing`
  return count === 1
}

interface ProfileValues {
  first_name: string
  last_name: string
  phone: string
  language: Language
}
export interface ProfileRow extends RecordRow, ProfileValues {
  email: string
}

/** Finds the profile of a person, held until the transaction ends if `lock`. */
export async function findProfile(sql: Sql, id: string, lock = false): Promise<ProfileRow | undefined> {
  const [row] = await sql<ProfileRow[]>`
    select id, version, created_at, updated_at, first_name, last_name, email, phone, language
    from user_account where id = ${id} ${lock ? sql`for update` : sql``}`
  return row
}

export const updateProfileRow = (tx: Sql, id: string, values: Partial<ProfileValues>) => tx`
  update user_account set ${columnsOf(tx, values)}, version = version + 1, updated_at = now() where id = ${id}`
