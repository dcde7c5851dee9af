import { leaveAudit } from '../../db/audit.ts'
import { now } from '../../platform/clock.ts'
import { hashToken, newToken } from '../../platform/crypto.ts'
import { newId } from '../../platform/ids.ts'
import type { Sql } from '../../platform/sql.ts'
import { type Area, sessionDaysMax } from './caller.ts'

interface NewSession {
  userId: string
  area: Area
  companyId: string | null
  /** Address that the request came from. */
  address: string
  userAgent: string | undefined
  requestId: string
  /** Second step beside the password, for the audit. */
  secondStep?: 'authenticator' | 'recovery code'
}

/** Opens a session and answers its token, of which only the hash is stored. */
export async function openSession(
  tx: Sql,
  { userId, area, companyId, address, userAgent, requestId, secondStep }: NewSession,
): Promise<string> {
  const token = newToken()
  const id = newId()
  const expiresAt = new Date(now().getTime() + sessionDaysMax * 24 * 3_600_000)
  await tx`
    insert into session (token_hash, id, user_id, company_id, area, address, user_agent, expires_at)
    values (${hashToken(token)}, ${id}, ${userId}, ${companyId}, ${area}, ${address}, ${userAgent?.slice(0, 300) ?? null}, ${expiresAt})`
  await tx`update user_account set last_sign_in_at = now() where id = ${userId}`
  const entry = { actorId: userId, companyId, record: { kind: 'session', id }, requestId }
  await leaveAudit(tx, {
    ...entry,
    action: 'session.sign-in',
    before: null,
    after: { area, ...(secondStep ? { secondStep } : {}) },
  })
  return token
}
