import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { usualCurrency } from '@corridor/contract/field/rate-terms'
import type { Currency } from '@corridor/contract/format/settings'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { CandidateRow, CandidateValues } from './tables.ts'

type Given = Partial<Pick<CandidateAdd, 'rateAmount' | 'rateCurrency' | 'ratePer'>>
type RateValues = Pick<CandidateValues, 'rate_amount' | 'rate_currency' | 'rate_per'>

const noRate: RateValues = { rate_amount: null, rate_currency: null, rate_per: null }

/** The columns behind a rate: an amount has a currency and a unit, and without one there are none. */
export function toRate(
  { rateAmount, rateCurrency, ratePer }: Given,
  stands: CandidateRow | undefined,
  currency: Currency,
): Partial<RateValues> {
  if ([rateAmount, rateCurrency, ratePer].every((given) => given === undefined)) return {}
  const amount = rateAmount === undefined ? (stands?.rate_amount ?? null) : rateAmount
  if (amount === null) return noRate
  return {
    rate_amount: Number(amount),
    rate_currency: rateCurrency ?? stands?.rate_currency ?? currency,
    rate_per: ratePer ?? stands?.rate_per ?? 'hour',
  }
}

/** The company's currency; not asked for if every amount says its own. */
export const currencyOfRates = async (sql: Sql, companyId: string, given: readonly Given[]): Promise<Currency> =>
  given.every(({ rateAmount, rateCurrency }) => rateAmount == null || rateCurrency)
    ? usualCurrency
    : ((await settingsOf(sql, companyId))?.currency ?? usualCurrency)
