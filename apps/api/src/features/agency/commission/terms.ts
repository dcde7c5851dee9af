import { type Expected, expectedOf, type Rate, type Terms } from '@corridor/contract/agency/commission/expected'
import type { Currency } from '@corridor/contract/format/settings'
import type { CommissionValues } from './tables.ts'

type Event = 'deposit-paid' | 'confirmed' | 'visa-granted' | 'enrolled'

interface StoredRate {
  percent: string | null
  amount: string | null
}

/** Sources from which a commission is computed: its application, the contract that counts for it, and what was agreed on the fee. */
export interface Sources {
  id: string
  stage: string
  scholarship_amount: string | null
  scholarship_currency: Currency | null
  first_year_fee: string | null
  whole_fee: string | null
  fee_currency: Currency | null
  /** Null if no contract counts. */
  contract:
    | (StoredRate & {
        currency: Currency | null
        fee: Terms['fee']
        scholarship: Terms['scholarship']
        tax_percent: string | null
        event: Event
        claim_from_days: number
        claim_until_days: number | null
        steps: (StoredRate & { from: number })[]
      })
    | null
  /** Moves that stand, in their order; those of the authority and those of the stage. */
  moves: { of: 'stage' | 'authority'; to: string; on: string }[]
}

const rateOf = ({ percent, amount }: StoredRate, currency: Currency | null): Rate =>
  percent === null
    ? { percent: null, amount: { minor: Number(amount), currency: currency ?? '' } }
    : { percent: Number(percent), amount: null }

const money = (minor: string | null, currency: string | null) =>
  minor === null || currency === null ? null : { minor: Number(minor), currency }

const nothing = {
  expected: null,
  currency: null,
  tax: 0,
  base: null,
  percent: null,
  fee: null,
  scholarship: null,
  step: null,
}

/** Computes the amount for the n-th student of the contract's year, as the columns that hold it. */
export function amountOf(of: Sources, nth: number): Partial<CommissionValues> {
  const { contract } = of
  if (!contract) return { ...nothing, unknown: 'no-contract' }
  const { currency, fee, scholarship, tax_percent, steps } = contract
  const terms: Terms = {
    rate: rateOf(contract, currency),
    ...{ fee, scholarship },
    taxPercent: tax_percent === null ? null : Number(tax_percent),
    // A sum of a step is in the contract's own currency, or, if its first rate is a part, in that of the fee.
    steps: steps.map((step) => ({ from: step.from, rate: rateOf(step, currency ?? of.fee_currency) })),
  }
  const charged = {
    firstYearFee: money(of.first_year_fee, of.fee_currency),
    wholeFee: money(of.whole_fee, of.fee_currency),
    scholarship: money(of.scholarship_amount, of.scholarship_currency),
  }
  const found = expectedOf(terms, charged, nth)
  return typeof found === 'string' ? { ...nothing, unknown: found } : { ...toColumns(found), unknown: null }
}

const toColumns = ({ amount, tax, base, percent, fee, scholarship, step }: Expected) => ({
  expected: amount.minor,
  // An amount's currency is one of the company's: contracts and programmes hold no other.
  currency: amount.currency as Currency,
  tax: tax?.minor ?? 0,
  base: base?.minor ?? null,
  ...{ percent, fee, scholarship, step },
})

const way = ['draft', 'in-review', 'submitted', 'offer', 'deposit-paid', 'confirmed', 'visa-filed', 'enrolled']

/**
 * Finds the day on which the contract's event happened and still stands; null before. A step that was passed over happened with the one
 * after it; going back undoes it; an application that ends later leaves it.
 */
export function eventDay(event: Event, moves: Sources['moves']): string | null {
  let day: string | null = null
  for (const { of, to, on } of moves) {
    if (event === 'visa-granted') {
      if (of === 'authority') day = to === 'granted' ? on : null
    } else if (of === 'stage' && way.includes(to)) {
      if (way.indexOf(to) < way.indexOf(event)) day = null
      else day ??= on
    }
  }
  return day
}
