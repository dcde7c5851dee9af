import type { SignedIn } from '@corridor/contract/people/session/shapes'
import { fail } from '../../platform/fail.ts'
import type { Sql } from '../../platform/sql.ts'
import { findSession, rolesOf, toSessionUser } from './caller.ts'

/** What whoever has just got a session is told. Throws `session.missing` where it ended at once. */
export async function toSignedIn(sql: Sql, token: string, message: string): Promise<SignedIn> {
  const session = await findSession(sql, token)
  if (!session) throw fail('session.missing')
  return { success: true, message, token, roles: rolesOf(session), user: toSessionUser(session) }
}
