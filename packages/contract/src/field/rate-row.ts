import type * as z from 'zod'
import { rateAmount, rateCurrency, ratePer, taxTerm } from './rate.ts'

const amount = rateAmount.nullable().default(null)
const currency = rateCurrency.nullable().default(null)
const per = ratePer.nullable().default(null)
const term = taxTerm.nullable().default(null)

/** Values of both rates in a row of a table. */
export const rateRow = {
  billAmount: amount,
  billCurrency: currency,
  billPer: per,
  billTaxTerm: term,
  payAmount: amount,
  payCurrency: currency,
  payPer: per,
  payTaxTerm: term,
}
export type RateRow = { [Name in keyof typeof rateRow]: z.output<(typeof rateRow)[Name]> }

/** One of the two as other bodies have it; undefined if the row says nothing of it. */
export function rateOfRow(row: RateRow, side: 'bill' | 'pay') {
  const rate = {
    rateAmount: row[`${side}Amount`],
    rateCurrency: row[`${side}Currency`],
    ratePer: row[`${side}Per`],
    taxTerm: row[`${side}TaxTerm`],
  }
  return rate.rateAmount === null && rate.taxTerm === null ? undefined : rate
}
