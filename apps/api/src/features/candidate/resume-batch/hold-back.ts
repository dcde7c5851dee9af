import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import type { Sql } from '../../../platform/sql.ts'
import { findSame } from '../duplicate/find-same.ts'
import { type Double, type FileChange, findDouble } from './store.ts'

/** Holds back whoever resembles a candidate of the company, but for those of whom somebody said that they are other people. */
export async function holdBack(tx: Sql, companyId: string, candidate: CandidateAdd, apart: readonly string[] = []) {
  const double =
    (await findDouble(tx, companyId, candidate, apart)) ?? (await findLikelyDouble(tx, companyId, candidate, apart))
  if (!double) return undefined
  const reason = { code: `double.${double.by}`, params: { name: double.name } } as const
  return { state: 'held', reason, double_id: double.id } satisfies FileChange
}

async function findLikelyDouble(
  tx: Sql,
  companyId: string,
  candidate: CandidateAdd,
  apart: readonly string[],
): Promise<Double | undefined> {
  const same = await findSame(tx, companyId, candidate, apart)
  return same && { ...same, by: 'likely' }
}
