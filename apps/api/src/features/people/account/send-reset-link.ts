import { resendSeconds, resetMinutes } from '@corridor/contract/people/account/limits'
import type postgres from 'postgres'
import { resetPassword } from '../../../letters/reset-password.ts'
import { hashToken, newToken } from '../../../platform/crypto.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { loadAddressee } from '../../told/notification/tables.ts'
import { nameOf } from '../../told/notification/tell-person.ts'
import { replaceResetLink } from './store.ts'
import { resetSecret } from './tables.ts'

/** Makes an account's link to a new password, which ends the one before, at once or after a while. Answers its path. */
export async function renewResetLink(tx: Sql, userId: string, { beforeSeconds = 0 } = {}): Promise<string> {
  const token = newToken()
  await replaceResetLink(tx, userId, hashToken(token), { minutes: resetMinutes, beforeSeconds })
  return `/auth/classic/reset-password?token=${token}`
}

/**
 * Sends a link to a new password, once a minute however often it is asked for. The link before goes on for as long: anybody may ask, and
 * whoever is about to follow theirs still can.
 */
export const sendResetLink = (
  sql: postgres.Sql,
  { mail }: Platform,
  { userId }: { userId: string | null },
): Promise<void> =>
  sql.begin(async (tx) => {
    const to = userId ? await loadAddressee(tx, userId) : undefined
    if (!to || !(await mail.takeTurn(tx, to.email, 'reset-password'))) return
    const path = await renewResetLink(tx, to.id, { beforeSeconds: resendSeconds })
    const letter = resetPassword({ path, minutes: resetMinutes })
    await mail.post(tx, { name: nameOf(to), address: to.email, language: to.language }, letter, {
      secret: { of: resetSecret(to.id), minutes: resetMinutes },
      hasTurn: true,
    })
  })
