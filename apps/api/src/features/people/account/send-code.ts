import { codeDigits, codeMinutes } from '@corridor/contract/people/account/limits'
import type postgres from 'postgres'
import { verificationCode } from '../../../letters/verification-code.ts'
import { newCode } from '../../../platform/crypto.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { type Addressee, loadAddressee } from '../../told/notification/tables.ts'
import { nameOf } from '../../told/notification/tell-person.ts'
import { replaceCode } from './store.ts'
import { codeSecret } from './tables.ts'

/** Place of an account's code: its mark fits nowhere else. */
export const codePlace = (userId: string) => ({ table: 'verification_code', column: 'code_mark', rowId: userId })

/** Makes a new code, which ends the one before, and posts it, in the caller's transaction. */
export async function postCode(
  tx: Sql,
  { fields, mail }: Platform,
  to: Omit<Addressee, 'is_email_verified'>,
  hasTurn = false,
): Promise<void> {
  const code = newCode(codeDigits)
  await replaceCode(tx, to.id, fields.mark(code, codePlace(to.id)), codeMinutes)
  const letter = verificationCode({ code, minutes: codeMinutes })
  const secret = { of: codeSecret(to.id), minutes: codeMinutes }
  await mail.post(tx, { name: nameOf(to), address: to.email, language: to.language }, letter, {
    secret,
    hasTurn,
  })
}

/** Sends a new code to an account that still needs one. The account that asked for it took its turn. */
export const sendCode = (sql: postgres.Sql, platform: Platform, { userId }: { userId: string | null }): Promise<void> =>
  sql.begin(async (tx) => {
    const to = userId ? await loadAddressee(tx, userId) : undefined
    if (to && !to.is_email_verified) await postCode(tx, platform, to, true)
  })
