import { plainName } from '@corridor/contract/format/person-name'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { type Addressee, loadAddressee } from './tables.ts'

export const nameOf = ({ first_name, last_name }: Pick<Addressee, 'first_name' | 'last_name'>) =>
  plainName({ firstName: first_name, lastName: last_name })

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
