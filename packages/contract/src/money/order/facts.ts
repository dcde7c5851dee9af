import type { Facts } from '../../wire/facts.ts'

export const orderFacts = {
  errors: {
    'order.stands': [409, 'An order of your company waits already. Withdraw it first'],
    'order.decided': [409, 'This order was decided meanwhile'],
    'order.notPaid': [409, 'Nothing was paid for this order, or all of it went back'],
    'order.tooMuchBack': [400, 'No more can go back than came'],
    'order.future': [400, 'This day has not come yet'],
  },
  auditKinds: { order: 'Order' },
  auditVerbs: {
    refuse: 'Refused',
    refund: 'Refunded',
  },
} as const satisfies Facts
