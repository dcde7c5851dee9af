import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addPayment } from './add.ts'
import { decidePayment, deletePayment } from './decide.ts'
import { listPayments } from './tables.ts'

export const commissionPaymentRoutes = {
  list: api.commissionPayment.list.handler(signedIn(listPayments)),
  add: api.commissionPayment.add.handler(inCompany(addPayment)),
  decide: api.commissionPayment.decide.handler(inCompany(decidePayment)),
  delete: api.commissionPayment.delete.handler(inCompany(deletePayment)),
}
