import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

const owner = access.commissions.manage

export const commissionPaymentFacts = {
  records: {
    'commission-payment': { title: 'Commission Payment', read: owner, manage: owner, hasNoStatus: true },
  },
  errors: {
    'commissionPayment.decided': [409, 'This payment was decided already'],
    'commissionPayment.noCommission': [409, 'Please choose the commission that it pays'],
  },
  auditVerbs: { decide: 'Decided' },
} as const satisfies Facts
