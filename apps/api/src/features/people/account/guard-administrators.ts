import type { Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { holdAdministrators } from './store.ts'

/**
 * Before an account loses its access or the role Administrator: nobody does that to themselves, and an active administrator is left. Holds
 * all administrators until the transaction ends, so that of two who do it to each other the second is too late. Throws `user.self`,
 * `session.forbidden` if the caller lost the role meanwhile, `user.lastAdministrator`.
 */
export async function guardAdministrators(tx: Sql, { caller }: Context, userId: string): Promise<void> {
  if (userId === caller.userId) throw fail('user.self')
  const active = (await holdAdministrators(tx)).filter((one) => one.status === 'active' && one.is_email_verified)
  if (active.length > 0 && !active.some(({ id }) => id !== userId)) throw fail('user.lastAdministrator')
  if (!active.some(({ id }) => id === caller.userId)) throw fail('session.forbidden')
}
