import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addBilling, deleteBilling, updateBilling } from './save.ts'
import { listBilling } from './store.ts'

export const billingRoutes = {
  list: api.billing.list.handler(signedIn(listBilling)),
  add: api.billing.add.handler(inCompany(addBilling)),
  update: api.billing.update.handler(inCompany(updateBilling)),
  delete: api.billing.delete.handler(inCompany(deleteBilling)),
}
