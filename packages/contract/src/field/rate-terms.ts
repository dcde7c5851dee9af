/** Units of time that a rate is paid for. Plain data: pages carry it without the validator. */
export const ratePers = ['hour', 'day', 'month', 'year'] as const
export type RatePer = (typeof ratePers)[number]

/** Through whom somebody is paid: corp to corp, as an employee, as an independent contractor. */
export const taxTerms = ['C2C', 'W2', '1099'] as const
export type TaxTerm = (typeof taxTerms)[number]

/** The company that chose no currency counts in this one. */
export const usualCurrency = 'USD'
