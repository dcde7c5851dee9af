import { api, inCompany, signedIn } from '../../../http/api.ts'
import { billingVerbs } from './save.ts'
import { listBilling } from './store.ts'

export const billingRoutes = {
  list: api.billing.list.handler(signedIn(listBilling)),
  add: api.billing.add.handler(inCompany(billingVerbs.add)),
  update: api.billing.update.handler(inCompany(billingVerbs.update)),
  delete: api.billing.delete.handler(inCompany(billingVerbs.remove)),
}
