import { api, inCompany, signedIn } from '../../http/api.ts'
import { listCompanies } from './list.ts'
import { updateCompany } from './update.ts'

export const companyRoutes = {
  list: api.company.list.handler(signedIn(listCompanies)),
  update: api.company.update.handler(inCompany(updateCompany)),
}
