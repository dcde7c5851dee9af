import type { Sql } from '../../../platform/sql.ts'

export interface TwoFactorRow {
  id: string
  sealed_secret: string
  confirmed_at: Date | null
  last_step: number
  recovery_salt: Buffer | null
}

export async function findTwoFactor(sql: Sql, userId: string): Promise<TwoFactorRow | undefined> {
  const [row] = await sql<TwoFactorRow[]>`
    select id, sealed_secret, confirmed_at, last_step, recovery_salt from two_factor where user_id = ${userId}`
  return row
}

// Holds the row of an account before any other of it, so that nobody who changes it waits in a circle.
const holdPerson = (tx: Sql, userId: string) => tx`select 1 from user_account where id = ${userId} for update`

/** The same, held until the transaction ends: of two codes at once the second waits. */
export async function holdTwoFactor(tx: Sql, userId: string): Promise<TwoFactorRow | undefined> {
  await holdPerson(tx, userId)
  return findTwoFactor(tx, userId)
}

/** Begins a set-up anew; false if two-factor is on. */
export async function replaceSetUp(
  tx: Sql,
  userId: string,
  row: Pick<TwoFactorRow, 'id' | 'sealed_secret'>,
): Promise<boolean> {
  await holdPerson(tx, userId)
  await tx`delete from two_factor where user_id = ${userId} and confirmed_at is null`
  const { count } = await tx`
    insert into two_factor ${tx({ ...row, user_id: userId })} on conflict (user_id) do nothing`
  return count === 1
}

/** Holds a set-up that still waits for its first code. */
export async function holdSetUp(tx: Sql, userId: string, minutes: number) {
  await holdPerson(tx, userId)
  const [row] = await tx<Pick<TwoFactorRow, 'id' | 'sealed_secret'>[]>`
    select id, sealed_secret from two_factor
    where user_id = ${userId} and confirmed_at is null and created_at > now() - make_interval(mins => ${minutes})`
  return row
}

export const turnOn = (tx: Sql, id: string) => tx`update two_factor set confirmed_at = now() where id = ${id}`

/** Notes the step of a code that was taken; false if that one or a newer was taken before. */
export async function takeStep(tx: Sql, id: string, step: number): Promise<boolean> {
  const { count } = await tx`update two_factor set last_step = ${step} where id = ${id} and last_step < ${step}`
  return count === 1
}

/** Replaces a person's recovery codes. */
export async function replaceRecoveryCodes(tx: Sql, userId: string, salt: Buffer, hashes: Buffer[]): Promise<void> {
  await tx`delete from recovery_code where user_id = ${userId}`
  await tx`update two_factor set recovery_salt = ${salt} where user_id = ${userId}`
  await tx`insert into recovery_code ${tx(hashes.map((code_hash) => ({ user_id: userId, code_hash })))}`
}

/** Takes a recovery code, once; false if there is none, or it was taken. */
export async function takeRecoveryCode(tx: Sql, userId: string, hash: Buffer): Promise<boolean> {
  const { count } = await tx`
    update recovery_code set used_at = now() where user_id = ${userId} and code_hash = ${hash} and used_at is null`
  return count === 1
}

export async function countRecoveryCodes(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<{ left: number }[]>`
    select count(*)::int as left from recovery_code where user_id = ${userId} and used_at is null`
  return row?.left ?? 0
}

/** Removes the app and its recovery codes; false if there was none. */
export async function deleteTwoFactor(tx: Sql, userId: string): Promise<boolean> {
  const { count } = await tx`delete from two_factor where user_id = ${userId}`
  return count === 1
}

/** An active account by its e-mail address, held until the transaction ends. */
export async function holdAccountOf(tx: Sql, email: string): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    select id from user_account where lower(email) = lower(${email}) and status = 'active' for update`
  return row?.id
}

export async function loadIdentity(sql: Sql, userId: string) {
  const [row] = await sql<{ email: string; password_hash: string }[]>`
    select email, password_hash from user_account where id = ${userId}`
  return { email: row?.email ?? '', passwordHash: row?.password_hash }
}
