import { likelyMin } from '@corridor/contract/records/merge/kinds'
import type postgres from 'postgres'
import { now } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform.ts'
import type { AnyMergeKind } from './kind.ts'
import { keepPairs, lockMatching, takeUnmatched } from './store.ts'

const atOnce = 50
/** A longer run would leave others little of the machine: the rest comes a minute later. */
const turnMs = 10_000

/**
 * Compares records that came or changed with the company's others, and writes down which are probably one: whichever way they came,
 * and all that stood before.
 */
export async function matchWaiting(kind: AnyMergeKind, sql: postgres.Sql, platform: Platform): Promise<void> {
  const until = now().getTime() + turnMs
  while ((await matchSome(kind, sql, platform)) && now().getTime() < until);
}

/** True if there may be more. */
const matchSome = (
  { rules, compare, listedFrom = likelyMin }: AnyMergeKind,
  sql: postgres.Sql,
  platform: Platform,
): Promise<boolean> =>
  sql.begin(async (tx) => {
    // Two who are compared at the same time on two nodes would not see each other.
    await lockMatching(tx, rules)
    const ids = await takeUnmatched(tx, rules, atOnce)
    if (ids.length === 0) return false
    for (const { likely, ...record } of await compare(tx, ids, platform)) {
      await keepPairs(tx, rules, { ...record, likely: likely.filter(({ score }) => score >= listedFrom) })
    }
    return true
  }) as Promise<boolean>
