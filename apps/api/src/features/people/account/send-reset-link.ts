import { resetMinutes } from '@corridor/contract/people/account/limits'
import type postgres from 'postgres'
import { resetPassword } from '../../../letters/reset-password.ts'
import { hashToken, newToken } from '../../../platform/crypto.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { nameOf } from './send-code.ts'
import { loadAddressee, replaceResetLink } from './store.ts'

/** Makes an account's link to a new password, which ends the one before. Answers its path. */
export async function renewResetLink(tx: Sql, userId: string): Promise<string> {
  const token = newToken()
  await replaceResetLink(tx, userId, hashToken(token), resetMinutes)
  return `/auth/classic/reset-password?token=${token}`
}

/** Sends a link to a new password. */
export const sendResetLink = (
  sql: postgres.Sql,
  { mail }: Platform,
  { userId }: { userId: string | null },
): Promise<void> =>
  sql.begin(async (tx) => {
    const to = userId ? await loadAddressee(tx, userId) : undefined
    if (!to) return
    const letter = resetPassword({ path: await renewResetLink(tx, to.id), minutes: resetMinutes })
    await mail.post(tx, { name: nameOf(to), address: to.email, language: to.language }, letter)
  })
