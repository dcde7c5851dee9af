import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addCompany } from './add.ts'
import { deleteCompany } from './delete.ts'
import { listCompanies } from './list.ts'
import { readSections } from './sections.ts'
import { readStanding } from './standing.ts'
import { updateCompany } from './update.ts'

export const companyRoutes = {
  list: api.company.list.handler(signedIn(listCompanies)),
  standing: api.company.standing.handler(inCompany(readStanding)),
  sections: api.company.sections.handler(inCompany(readSections)),
  update: api.company.update.handler(inCompany(updateCompany)),
  add: api.company.add.handler(signedIn(addCompany)),
  delete: api.company.delete.handler(signedIn(deleteCompany)),
}
