import type { Letter } from '../../../platform/mail/letter.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { nameOf } from './send-code.ts'
import { loadAddressee } from './store.ts'

/** Page on which a person looks after the security of their account. */
export const securityPath = '/account/security'

/** Posts a letter to an active person, in the transaction of what it tells of. */
export async function tellPerson(
  tx: Sql,
  { mail }: Pick<Platform, 'mail'>,
  userId: string,
  letter: Letter,
): Promise<void> {
  const to = await loadAddressee(tx, userId)
  if (to) await mail.post(tx, { name: nameOf(to), address: to.email, language: to.language }, letter)
}
