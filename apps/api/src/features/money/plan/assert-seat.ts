import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { countSeats, isSeated, loadPlanOf, lockSeats } from './store.ts'

/**
 * Keeps others from taking an account of the company until the transaction ends, and throws `plan.usersFull` if the plan has none left for
 * this person. Leaves an account to whoever has one, also if the company has more than its plan gives.
 */
export async function assertSeat(tx: Sql, companyId: string, userId: string): Promise<void> {
  await lockSeats(tx, companyId)
  const { users_max: limit } = await loadPlanOf(tx, companyId)
  if (limit === null || (await isSeated(tx, companyId, userId))) return
  if ((await countSeats(tx, companyId)) >= limit) throw fail('plan.usersFull', { limit })
}

/** As `assertSeat`, for the people who are to come. They are counted under the lock: who asked first is seen by who waited. */
export async function assertSeatsFor(tx: Sql, companyId: string, countPeople: () => Promise<number>): Promise<void> {
  const seats = await seatsLeft(tx, companyId)
  if (seats && (await countPeople()) > seats.left) throw fail('plan.usersFull', { limit: seats.limit })
}

/** Counts the accounts that the plan has left, kept from others as by `assertSeat`; undefined if it counts none. */
export async function seatsLeft(tx: Sql, companyId: string): Promise<{ left: number; limit: number } | undefined> {
  await lockSeats(tx, companyId)
  const { users_max: limit } = await loadPlanOf(tx, companyId)
  return limit === null ? undefined : { left: limit - (await countSeats(tx, companyId)), limit }
}
