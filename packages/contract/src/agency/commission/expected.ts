import type { Money } from '../../format/money.ts'

/** Rate that a contract pays for one student: a part of a fee, or a sum; `percent` has three decimals at most. */
export type Rate = { percent: number; amount: null } | { percent: null; amount: Money }

export interface Terms {
  rate: Rate
  fee: 'first-year' | 'whole'
  scholarship: 'before' | 'after'
  /** Part of the commission that is added as tax; null if none is. */
  taxPercent: number | null
  /** From so many students a year on another rate holds, in ascending order. */
  steps: readonly { from: number; rate: Rate }[]
}

export interface Charged {
  firstYearFee: Money | null
  wholeFee: Money | null
  /** Taken off the fee; null if there is none. */
  scholarship: Money | null
}

/** A commission with the way to it, so that a page can say '15 % of CAD 18,400 after scholarship'. */
export interface Expected {
  amount: Money
  tax: Money | null
  /** Fee of which it is a part, as the contract counts it; null where it is a sum. */
  base: Money | null
  percent: number | null
  fee: Terms['fee']
  scholarship: Terms['scholarship']
  /** The step that holds, by its first student; null if none does. */
  step: number | null
}

/** Reasons for which a commission has no amount. */
export type Unknown = 'no-fee' | 'other-currency'

/** Takes a part of an amount, to the nearest smallest unit, halves up. Exact: amounts beyond 2^53 arise on the way. */
export function partOf(money: Money, percent: number): Money {
  const whole = BigInt(money.minor) * BigInt(Math.round(percent * 1000))
  return { minor: Number((whole + 50_000n) / 100_000n), currency: money.currency }
}

/** Finds the rate for the n-th student of a year, from 1. */
export function rateFor(terms: Pick<Terms, 'rate' | 'steps'>, nth: number): { rate: Rate; step: number | null } {
  const step = terms.steps.filter(({ from }) => from <= nth).at(-1)
  return step ? { rate: step.rate, step: step.from } : { rate: terms.rate, step: null }
}

/**
 * Computes what a contract pays for one student, in whole minor units; a word if the fee is unknown, or its scholarship stands in another
 * currency. `nth` counts the contract's students of the calendar year, from 1.
 */
export function expectedOf(terms: Terms, charged: Charged, nth: number): Expected | Unknown {
  const { rate, step } = rateFor(terms, nth)
  const told = { fee: terms.fee, scholarship: terms.scholarship, step }
  if (rate.percent === null) return { ...told, ...taxed(rate.amount, terms.taxPercent), base: null, percent: null }
  const fee = terms.fee === 'first-year' ? charged.firstYearFee : charged.wholeFee
  if (!fee) return 'no-fee'
  const off = terms.scholarship === 'after' ? charged.scholarship : null
  if (off && off.currency !== fee.currency) return 'other-currency'
  const base = { minor: Math.max(0, fee.minor - (off?.minor ?? 0)), currency: fee.currency }
  return { ...told, ...taxed(partOf(base, rate.percent), terms.taxPercent), base, percent: rate.percent }
}

const taxed = (amount: Money, percent: number | null) => ({
  amount,
  tax: percent === null ? null : partOf(amount, percent),
})

/**
 * Computes what a sub-agent is owed of what came, in whole minor units: their part of it, never more than came, and less again once some of
 * it was taken back.
 */
export const shareOf = (came: Money, percent: number): Money =>
  came.minor <= 0 ? { minor: 0, currency: came.currency } : partOf(came, Math.min(percent, 100))
