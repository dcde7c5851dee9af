import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addOrder } from './add.ts'
import { confirmOrder, refundOrder, refuseOrder, withdrawOrder } from './decide.ts'
import { listOrders, viewOrder } from './view.ts'

export const orderRoutes = {
  list: api.order.list.handler(signedIn(listOrders)),
  view: api.order.view.handler(signedIn(viewOrder)),
  add: api.order.add.handler(inCompany(addOrder)),
  withdraw: api.order.withdraw.handler(signedIn(withdrawOrder)),
  confirm: api.order.confirm.handler(signedIn(confirmOrder)),
  refuse: api.order.refuse.handler(signedIn(refuseOrder)),
  refund: api.order.refund.handler(signedIn(refundOrder)),
}
