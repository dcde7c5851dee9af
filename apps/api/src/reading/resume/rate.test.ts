import { expect, it } from 'vitest'
import { findRate } from './rate.ts'

const lineOf = (text: string) => ({ page: 1, start: 10, end: 10 + text.length, text, size: 0, isBullet: false })
const read = (...texts: string[]) =>
  Object.fromEntries(Object.entries(findRate(texts.map(lineOf))).map(([name, { value }]) => [name, value]))

it.each([
  ['Rate: $70/hr on C2C', { rateAmount: '70', rateCurrency: 'USD', ratePer: 'hour', taxTerm: 'C2C' }],
  ['Expected Rate: $72.50 per hour W2', { rateAmount: '72.5', rateCurrency: 'USD', ratePer: 'hour', taxTerm: 'W2' }],
  ['Hourly rate - 65 EUR / h', { rateAmount: '65', rateCurrency: 'EUR', ratePer: 'hour' }],
  ['Bill Rate: £450/day', { rateAmount: '450', rateCurrency: 'GBP', ratePer: 'day' }],
  ['Expected rate: $120,000 per year', { rateAmount: '120000', rateCurrency: 'USD', ratePer: 'year' }],
  ['Rate: $65 - $70/hr corp to corp', { rateAmount: '65', rateCurrency: 'USD', ratePer: 'hour', taxTerm: 'C2C' }],
  ['Rate: INR 2500 per day', { rateAmount: '2500', rateCurrency: 'INR', ratePer: 'day' }],
  ['Rate: negotiable, 1099', { taxTerm: '1099' }],
  ['Tax Term: Corp-to-Corp', { taxTerm: 'C2C' }],
  // Work, and no wish.
  ['Prepared W2 and 1099 forms for 300 employees', {}],
  ['Raised the success rate: 95%', {}],
  ['Success rate: $5/day', {}],
  ['Rate: 70', {}],
  ['Reduced the error rate from 70 to 12 percent', {}],
  ['Employee of the year 2020', {}],
])('reads %o', (text, rate) => {
  expect(read('Jane Doe', text, 'Java')).toEqual(rate)
})

it('says where an amount stands', () => {
  const text = 'Contact. Rate: $70/hr'
  const { rateAmount } = findRate([lineOf(text)])
  expect(text.slice((rateAmount?.start ?? 0) - 10, (rateAmount?.end ?? 0) - 10)).toBe('$70/hr')
})
