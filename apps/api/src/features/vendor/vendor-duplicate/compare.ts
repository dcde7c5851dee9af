import type { VendorLikeness } from '@corridor/contract/vendor/vendor/kinds'
import type { Sql } from '../../../platform/sql.ts'
import type { Compared } from '../../records/merge/kind.ts'
import { listAlike } from './store.ts'

/** Likelihood that one reason alone makes two vendors one. */
const weights: Record<VendorLikeness, number> = { name: 0.9, domain: 0.85, email: 0.85, phone: 0.8 }

const scoreOf = (reasons: readonly VendorLikeness[]) =>
  1 - reasons.reduce((doubt, reason) => doubt * (1 - weights[reason]), 1)

/** Compares vendors with the others of their company. */
export async function compareVendors(tx: Sql, ids: string[]): Promise<Compared<VendorLikeness>[]> {
  const rows = await listAlike(tx, ids)
  const crowded = new Set(rows.flatMap((row) => row.crowded).filter((id) => !ids.includes(id)))
  const others = crowded.size > 0 ? await listAlike(tx, [...crowded]) : []
  return [...rows, ...others].map(({ id, company_id, alike }) => ({
    id,
    companyId: company_id,
    likely: alike.map((other) => ({ ...other, score: scoreOf(other.reasons) })),
  }))
}
