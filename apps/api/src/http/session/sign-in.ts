import type { Language } from '@corridor/contract/wire/language'
import type postgres from 'postgres'
import { leaveAudit } from '../../db/audit.ts'
import type { Context } from '../../db/context.ts'
import { write } from '../../db/write.ts'
import { now } from '../../platform/clock.ts'
import { hashToken, newToken } from '../../platform/crypto.ts'
import { fail } from '../../platform/fail.ts'
import { newId } from '../../platform/ids.ts'
import type { RateLimits } from '../rate-limits.ts'
import { type Area, findSession, rolesOf, type SessionRow, sessionDaysMax } from './caller.ts'
import { keepLanguage } from './language.ts'
import { passwordFits } from './password.ts'

export interface SignInRequest {
  area: Area
  email: string
  password: string
  language?: Language | undefined
  address: string
  userAgent: string | undefined
  requestId: string
}

interface Account {
  id: string
  password_hash: string
  is_administrator: boolean
  is_candidate: boolean
  company_id: string | null
  roles: SessionRow['roles']
}

/**
 * Opens a session for the right password and answers its token, which is stored only as a hash. Every other case, unknown person,
 * wrong password, wrong area, inactive, is the same refusal after the same work: `session.wrong`. Throws `request.tooMany` past the limits.
 */
export async function signIn(
  sql: postgres.Sql,
  limits: RateLimits,
  request: SignInRequest,
): Promise<{ token: string; session: SessionRow }> {
  const email = request.email.trim().toLowerCase()
  const attempt = await limits.signIn(email, request.address)
  const [account] = await sql<Account[]>`
    select u.id, u.password_hash, u.is_administrator, u.is_candidate, m.company_id, m.roles
    from user_account u
    left join lateral (
      select m.company_id, m.roles from membership m join company c on c.id = m.company_id and c.deleted_at is null
      where m.user_id = u.id and m.status = 'active' order by m.created_at limit 1
    ) m on true
    where lower(u.email) = ${email} and u.status = 'active'`
  const fits = await passwordFits(account?.password_hash, request.password)
  if (!account || !fits || rolesOf({ ...account, area: request.area }).length === 0) throw fail('session.wrong')
  await attempt.succeeded()

  const token = newToken()
  const id = newId()
  const { area } = request
  const companyId = area === 'company' ? account.company_id : null
  const expiresAt = new Date(now().getTime() + sessionDaysMax * 24 * 3_600_000)
  await sql.begin(async (tx) => {
    await tx`
      insert into session (token_hash, id, user_id, company_id, area, user_agent, expires_at)
      values (${hashToken(token)}, ${id}, ${account.id}, ${companyId}, ${area},
              ${request.userAgent?.slice(0, 300) ?? null}, ${expiresAt})`
    if (request.language) await keepLanguage(tx, account.id, request.language)
    const entry = { actorId: account.id, companyId, record: { kind: 'session', id }, requestId: request.requestId }
    await leaveAudit(tx, { ...entry, action: 'session.sign-in', before: null, after: { area } })
  })
  const session = await findSession(sql, token)
  if (!session) throw fail('session.wrong')
  return { token, session }
}

/** Ends the caller's session; its token is dead at once. */
export const signOut = (context: Context) =>
  write(context, 'session.sign-out', async (tx) => {
    const id = context.caller.sessionId
    await tx`delete from session where id = ${id}`
    const answer = { success: true as const, message: 'You have been successfully signed out' }
    return { record: { kind: 'session', id }, before: null, after: null, answer }
  })
