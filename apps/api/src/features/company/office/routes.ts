import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addOffice, deleteOffice, updateOffice } from './save.ts'
import { listOffice } from './store.ts'

export const officeRoutes = {
  list: api.office.list.handler(signedIn(listOffice)),
  add: api.office.add.handler(inCompany(addOffice)),
  update: api.office.update.handler(inCompany(updateOffice)),
  delete: api.office.delete.handler(inCompany(deleteOffice)),
}
