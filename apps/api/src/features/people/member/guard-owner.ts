import type postgres from 'postgres'
import { fail } from '../../../platform/fail.ts'
import { holdOwners } from './store.ts'

/** A company that has an Owner keeps one: of two who lose the role at once, the second is too late. Throws `user.lastOwner`. */
export async function guardOwner(
  tx: postgres.TransactionSql,
  { userId, name }: { userId: string; name: string },
  companyId: string,
): Promise<void> {
  const owners = await holdOwners(tx, companyId)
  const own = owners.find((owner) => owner.id === userId)
  if (!own || owners.some((owner) => owner.id !== userId && owner.isActive)) return
  throw fail('user.lastOwner', { name, company: own.company })
}
