import { plainName } from '@corridor/contract/format/person-name'
import { codeDigits, codeMinutes } from '@corridor/contract/people/account/limits'
import type { Language } from '@corridor/contract/wire/language'
import type postgres from 'postgres'
import { verificationCode } from '../../../letters/verification-code.ts'
import { newCode } from '../../../platform/crypto.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { loadAddressee, replaceCode } from './store.ts'
import { codeSecret } from './tables.ts'

interface Addressee {
  id: string
  email: string
  first_name: string
  last_name: string
  language: Language
}

/** Place of an account's code: its mark fits nowhere else. */
export const codePlace = (userId: string) => ({ table: 'verification_code', column: 'code_mark', rowId: userId })

export const nameOf = ({ first_name, last_name }: Addressee) =>
  plainName({ firstName: first_name, lastName: last_name })

/** Makes a new code, which ends the one before, and posts it, in the caller's transaction. */
export async function postCode(tx: Sql, { fields, mail }: Platform, to: Addressee, hasTurn = false): Promise<void> {
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
