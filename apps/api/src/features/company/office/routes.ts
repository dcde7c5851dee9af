import { api, inCompany, signedIn } from '../../../http/api.ts'
import { officeVerbs } from './save.ts'
import { listOffice } from './store.ts'

export const officeRoutes = {
  list: api.office.list.handler(signedIn(listOffice)),
  add: api.office.add.handler(inCompany(officeVerbs.add)),
  update: api.office.update.handler(inCompany(officeVerbs.update)),
  delete: api.office.delete.handler(inCompany(officeVerbs.remove)),
}
