import type { Rate } from '@corridor/contract/job/submission/shapes'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { toPayValues } from '../submission/judge.ts'

/** The columns of a rate; an amount alone is in the company's currency, and for an hour. */
export async function rateColumns(tx: Sql, scope: CompanyScope, rate: Rate) {
  const { pay_amount, pay_currency, pay_per, pay_tax_term } = await toPayValues(tx, scope, rate)
  return { rate_amount: pay_amount, rate_currency: pay_currency, rate_per: pay_per, tax_term: pay_tax_term }
}
