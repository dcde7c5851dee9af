/** Terms of plans. Plain data: pages carry it without the validator. Source: spec 2 §9. */
export const gigabyte = 1_073_741_824

export const planPeriods = ['monthly', 'annual'] as const
export type PlanPeriod = (typeof planPeriods)[number]
export const planPeriodNames: Record<PlanPeriod, string> = { monthly: 'Monthly', annual: 'Annual' }

/** All of them have a hundredth as their minor unit. */
export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'INR',
  'AUD',
  'CAD',
  'CHF',
  'CNY',
  'SEK',
  'NZD',
  'MXN',
  'SGD',
  'HKD',
  'NOK',
] as const
export type Currency = (typeof currencies)[number]

export const supportTerms = ['email', 'email-chat', 'priority', 'always'] as const
export const supportNames: Record<(typeof supportTerms)[number], string> = {
  email: 'Email',
  'email-chat': 'Email and chat',
  priority: 'Priority',
  always: '24/7',
}

export const backupTerms = ['weekly', 'daily', 'hourly', 'real-time'] as const
export const backupNames: Record<(typeof backupTerms)[number], string> = {
  weekly: 'Weekly',
  daily: 'Daily',
  hourly: 'Hourly',
  'real-time': 'Real-time',
}

export const orderStates = ['open', 'paid', 'refused', 'withdrawn', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]

/** Moves of an order, asked by the buttons and by the verbs. A part of the money may go back without ending it. */
const moves: Record<OrderState, readonly OrderState[]> = {
  open: ['paid', 'refused', 'withdrawn'],
  paid: ['refunded'],
  refused: [],
  withdrawn: [],
  refunded: [],
}
export const canMove = (from: OrderState, to: OrderState): boolean => moves[from].includes(to)

export const paymentMethods = ['bank-transfer', 'card', 'cheque', 'cash', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const paymentMethodNames: Record<PaymentMethod, string> = {
  'bank-transfer': 'Bank transfer',
  card: 'Card',
  cheque: 'Cheque',
  cash: 'Cash',
  other: 'Other',
}

/** Months of an order, and so how often the price of a month is paid with it. */
export const monthsOf: Record<PlanPeriod, number> = { monthly: 1, annual: 12 }
