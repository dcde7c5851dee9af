import type { Role } from '@corridor/contract/wire/access'
import type { Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { updateAccount, updateRoles } from './store.ts'

/** Sets what a person is in a company; the caller holds the account. Their rights follow at the next request, open pages are told. */
export async function changeRoles(
  tx: Sql,
  { platform }: Context,
  userId: string,
  companyId: string,
  roles: Role[],
): Promise<void> {
  await updateRoles(tx, userId, companyId, roles)
  await updateAccount(tx, userId, {})
  await platform.events.tell(tx, { userId }, { kind: 'session' })
}
