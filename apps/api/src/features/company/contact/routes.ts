import { api, inCompany, signedIn } from '../../../http/api.ts'
import { deleteEmployee, saveEmployees, updateEmployee } from './save.ts'
import { listEmployees } from './store.ts'

export const contactRoutes = {
  list: api.contact.list.handler(signedIn(listEmployees)),
  add: api.contact.add.handler(inCompany(saveEmployees)),
  update: api.contact.update.handler(inCompany(updateEmployee)),
  delete: api.contact.delete.handler(inCompany(deleteEmployee)),
}
