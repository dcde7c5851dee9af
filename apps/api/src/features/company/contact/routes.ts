import { api, inCompany, signedIn } from '../../../http/api.ts'
import { deleteEmployee, saveEmployees, updateEmployee } from './save.ts'
import { listEmployees } from './store.ts'

export const companyEmployeeRoutes = {
  list: api.companyEmployee.list.handler(signedIn(listEmployees)),
  add: api.companyEmployee.add.handler(inCompany(saveEmployees)),
  update: api.companyEmployee.update.handler(inCompany(updateEmployee)),
  delete: api.companyEmployee.delete.handler(inCompany(deleteEmployee)),
}
