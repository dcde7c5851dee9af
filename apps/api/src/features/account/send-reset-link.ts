import { resetMinutes } from '@corridor/contract/account-limits'
import type postgres from 'postgres'
import { resetPassword } from '../../letters/reset-password.ts'
import { hashToken, newToken } from '../../platform/crypto.ts'
import type { Platform } from '../../platform/platform.ts'
import { nameOf } from './send-code.ts'
import { loadAddressee, replaceResetLink } from './store.ts'

/** Where a new password is set, for whoever has the token. */
export const resetPath = (token: string) => `/auth/classic/reset-password?token=${token}`

/** Sends a link to a new password, which ends the one before. */
export const sendResetLink = (
  sql: postgres.Sql,
  { mail }: Platform,
  { userId }: { userId: string | null },
): Promise<void> =>
  sql.begin(async (tx) => {
    const to = userId ? await loadAddressee(tx, userId) : undefined
    if (!to) return
    const token = newToken()
    await replaceResetLink(tx, to.id, hashToken(token), resetMinutes)
    const letter = resetPassword({ path: resetPath(token), minutes: resetMinutes })
    await mail.post(tx, { name: nameOf(to), address: to.email, language: to.language }, letter)
  })
