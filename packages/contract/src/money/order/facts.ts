import type { Facts } from '../../wire/facts.ts'

export const orderFacts = {
  errors: {
    'order.stands': [409, 'Your company already has an open order. Withdraw it first'],
    'order.decided': [409, 'This order has already been decided'],
    'order.notPaid': [409, 'Nothing was paid for this order, or all of it went back'],
    'order.tooMuchBack': [400, 'The refund is larger than the payment'],
    'order.future': [400, 'This day has not come yet'],
  },
  auditKinds: { order: 'Order' },
  auditVerbs: {
    refuse: 'Refused',
    refund: 'Refunded',
  },
} as const satisfies Facts
