import type { Letter } from '../../../platform/mail/letter.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { listOwners } from './store.ts'
import { tellPerson } from './tell-person.ts'

/** The ids of the active owners of a company. */
export const ownersOf = async (tx: Sql, companyId: string): Promise<string[]> =>
  (await listOwners(tx, companyId)).map(({ id }) => id)

/** Posts a letter to the active owners of a company, each in their language, in the transaction of what it tells of. */
export async function tellOwners(tx: Sql, platform: Platform, companyId: string, letter: Letter): Promise<void> {
  for (const id of await ownersOf(tx, companyId)) await tellPerson(tx, platform, id, letter)
}
