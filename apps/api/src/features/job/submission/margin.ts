import type { Rate, Submission } from '@corridor/contract/job/submission/shapes'

/**
 * Computes the margin, the bill of the nearest party less the pay of the person, and its share of the bill. Null if an amount is missing,
 * or if the two do not count the same: hours and months, dollars and rupees.
 */
export function marginOf(bill: Omit<Rate, 'taxTerm'> | undefined, pay: Omit<Rate, 'taxTerm'>): Submission['margin'] {
  if (!bill?.rateCurrency || !bill.ratePer || bill.rateAmount === null || pay.rateAmount === null) return null
  if (bill.rateCurrency !== pay.rateCurrency || bill.ratePer !== pay.ratePer) return null
  const amount = Number((bill.rateAmount - pay.rateAmount).toFixed(2))
  const percent = bill.rateAmount === 0 ? 0 : Math.round((amount / bill.rateAmount) * 1000) / 10
  return { amount, currency: bill.rateCurrency, per: bill.ratePer, percent }
}
