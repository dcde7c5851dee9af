/** How a payment of an institution's list meets the commissions. Plain data: pages carry it without the validator. */
export const paymentMatches = ['fits', 'differs', 'unknown', 'twice'] as const
export type PaymentMatch = (typeof paymentMatches)[number]
export const paymentMatchNames: Record<PaymentMatch, string> = {
  fits: 'Fits',
  differs: 'Amount differs',
  unknown: 'Unknown',
  twice: 'Paid twice',
}

/** A payment waits for a person, counts, or was set aside by one. */
export const paymentStates = ['waiting', 'counted', 'set-aside'] as const
export type PaymentState = (typeof paymentStates)[number]
export const paymentStateNames: Record<PaymentState, string> = {
  waiting: 'To decide',
  counted: 'Counted',
  'set-aside': 'Set aside',
}
