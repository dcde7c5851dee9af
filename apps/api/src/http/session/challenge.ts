import { secondStepMinutes, secondStepTriesMax } from '@corridor/contract/people/account/limits'
import { now } from '../../platform/clock.ts'
import { hashToken, newToken } from '../../platform/crypto.ts'
import type { Fragment, Sql } from '../../platform/sql.ts'
import type { Area } from './caller.ts'

interface Opened {
  userId: string
  area: Area
  companyId: string | null
}

/** Opens the second step of a sign-in. Answers its token, of which only the hash is stored, and when it dies. */
export async function openChallenge(tx: Sql, { userId, area, companyId }: Opened) {
  const challenge = newToken()
  const expiresAt = new Date(now().getTime() + secondStepMinutes * 60_000)
  await tx`
    insert into sign_in_challenge (token_hash, user_id, area, company_id, expires_at)
    values (${hashToken(challenge)}, ${userId}, ${area}, ${companyId}, ${expiresAt})`
  return { challenge, expireDate: expiresAt.toISOString() }
}

const live = (sql: Sql, challenge: string): Fragment =>
  sql`token_hash = ${hashToken(challenge)} and tries < ${secondStepTriesMax} and expires_at > now()`

/** Finds the person whose sign-in a live challenge belongs to. */
export async function findChallenged(sql: Sql, challenge: string): Promise<string | undefined> {
  const [row] = await sql<{ user_id: string }[]>`
    select user_id from sign_in_challenge where ${live(sql, challenge)}`
  return row?.user_id
}

/** Counts a try against a live challenge and holds it; nothing if it is dead, or had all its tries. */
export async function tryChallenge(tx: Sql, challenge: string): Promise<Opened | undefined> {
  const [row] = await tx<Opened[]>`
    update sign_in_challenge set tries = tries + 1 where ${live(tx, challenge)}
    returning user_id as "userId", area, company_id as "companyId"`
  return row
}

/** Ends the one that led to a session. */
export const spendChallenge = (tx: Sql, challenge: string) =>
  tx`delete from sign_in_challenge where token_hash = ${hashToken(challenge)}`
