import type { SignedIn } from '@corridor/contract/people/session/shapes'
import type { Sql } from '../../platform/sql.ts'
import type { Platform } from '../../platform.ts'
import type { Visit } from '../visitor.ts'
import { loadSessionUser, rolesOf, toSessionUser } from './caller.ts'
import { rememberDevice } from './known-devices.ts'

interface SignIn extends Pick<Visit, 'address' | 'device'> {
  db: Sql
  platform: Pick<Platform, 'fields'>
}

/** Answers whoever has just got a session; their device and address are known from now on. Throws `session.missing` if it ended at once. */
export async function toSignedIn(
  { db, platform, ...origin }: SignIn,
  token: string,
  message: string,
): Promise<SignedIn> {
  const session = await loadSessionUser(db, { token })
  await rememberDevice(db, platform.fields, session.user_id, origin)
  return { success: true, message, token, roles: rolesOf(session), user: toSessionUser(session) }
}
