import type { Language } from '@corridor/contract/wire/language'
import type postgres from 'postgres'
import type { Context } from '../../db/scope/context.ts'
import { write } from '../../db/write.ts'
import { fail } from '../../platform/fail.ts'
import type { FieldCrypto } from '../../platform/field-crypto.ts'
import type { RateLimits } from '../rate-limits.ts'
import type { Device } from '../visitor.ts'
import { type Area, rolesOf, type SessionRow } from './caller.ts'
import { openChallenge } from './challenge.ts'
import { isKnownDevice } from './known-devices.ts'
import { keepLanguage } from './language.ts'
import { openSession } from './open-session.ts'
import { passwordFits } from './password.ts'

export interface SignInRequest {
  area: Area
  email: string
  password: string
  language?: Language | undefined
  address: string
  device: Device
  userAgent: string | undefined
  requestId: string
}

interface Account {
  id: string
  status: 'active' | 'inactive'
  password_hash: string
  is_administrator: boolean
  is_candidate: boolean
  company_id: string | null
  roles: SessionRow['roles']
  has_two_factor: boolean
  devices: string[]
}

/** A session's token, or the second step that the account asks for first. */
export type SignInOutcome = { token: string } | { secondStep: { challenge: string; expireDate: string } }

/**
 * Opens a session for the right password and answers its token, which is stored only as a hash; if the account has two-factor, only its
 * second step. Every other case, unknown person, wrong password, wrong area, is the same refusal after the same work: `session.wrong`.
 * Throws `session.inactive` to whoever has the right password of a deactivated account, and `request.tooMany` past the limits.
 */
export async function signIn(
  sql: postgres.Sql,
  fields: FieldCrypto,
  limits: RateLimits,
  request: SignInRequest,
): Promise<SignInOutcome> {
  const email = request.email.trim().toLowerCase()
  const [account] = await sql<Account[]>`
    select u.id, u.status, u.password_hash, u.is_administrator, u.is_candidate, m.company_id, m.roles,
      exists (select from two_factor f where f.user_id = u.id and f.confirmed_at is not null) as has_two_factor,
      array(select d.mark from known_device d where d.user_id = u.id) as devices
    from user_account u
    left join lateral (
      select m.company_id, m.roles from membership m join company c on c.id = m.company_id and c.deleted_at is null
      where m.user_id = u.id and m.status = 'active' order by m.created_at limit 1
    ) m on true
    where lower(u.email) = ${email}`
  const isKnown = account !== undefined && isKnownDevice(fields, account.id, account.devices, request)
  await limits.signIn(email, request.address, isKnown)
  const fits = await passwordFits(account?.password_hash, request.password)
  if (!account || !fits || rolesOf({ ...account, area: request.area }).length === 0) throw fail('session.wrong')
  if (account.status !== 'active') throw fail('session.inactive')
  if (!account.has_two_factor) await limits.signedIn(email, request.address)

  const { area } = request
  const companyId = area === 'company' ? account.company_id : null
  return sql.begin(async (tx) => {
    // A password that changed while this one was looked at ends every session, and this one must not come after.
    const [still] = await tx`
      select 1 from user_account
      where id = ${account.id} and password_hash = ${account.password_hash} and status = 'active' for update`
    if (!still) throw fail('session.wrong')
    const opened = { userId: account.id, area, companyId }
    if (account.has_two_factor) return { secondStep: await openChallenge(tx, opened) }
    if (request.language) await keepLanguage(tx, account.id, request.language)
    return { token: await openSession(tx, { ...request, ...opened }) }
  })
}

/** Ends the caller's session; its token is dead at once. */
export const signOut = (context: Context) =>
  write(context, 'session.sign-out', async (tx) => {
    const id = context.caller.sessionId
    await tx`delete from session where id = ${id}`
    const answer = { success: true as const, message: 'You have been successfully signed out' }
    return { record: { kind: 'session', id }, before: null, after: null, answer }
  })
