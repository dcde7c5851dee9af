import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { FieldCrypto } from '../../../platform/field-crypto.ts'
import type { Sql } from '../../../platform/sql.ts'
import { holderBeyond } from '../candidate/holder-beyond.ts'
import { findSame } from '../duplicate/find-same.ts'
import type { KeptReason } from './row.ts'
import { type Double, type FileChange, findDouble } from './store.ts'

/**
 * Holds back a file whose person resembles a candidate of the company, but for candidates of whom somebody said that they are other people.
 * Names nobody whom the caller does not see: it says no more than whom to ask.
 */
export async function holdBack(
  tx: Sql,
  { scope, platform }: Pick<CompanyContext, 'scope' | 'platform'>,
  candidate: CandidateAdd,
  apart: readonly string[] = [],
) {
  const { companyId } = scope
  const double =
    (await findDouble(tx, companyId, candidate, apart)) ??
    (await findLikelyDouble(tx, platform.fields, companyId, candidate, apart))
  if (!double) return undefined
  const reason = await reasonOf(tx, scope, double)
  return { state: 'held', reason, double_id: double.id } satisfies FileChange
}

async function reasonOf(tx: Sql, scope: CompanyScope, { id, by, name }: Double) {
  const holder = await holderBeyond(tx, scope, id)
  if (!holder) return { code: `double.${by}`, params: { name } } satisfies KeptReason
  return holder.unit === null
    ? ({ code: 'double.beyond' } satisfies KeptReason)
    : ({ code: 'double.in', params: { unit: holder.unit } } satisfies KeptReason)
}

async function findLikelyDouble(
  tx: Sql,
  fields: FieldCrypto,
  companyId: string,
  candidate: CandidateAdd,
  apart: readonly string[],
): Promise<Double | undefined> {
  const same = await findSame(tx, fields, companyId, candidate, apart)
  return same && { ...same, by: 'likely' }
}
