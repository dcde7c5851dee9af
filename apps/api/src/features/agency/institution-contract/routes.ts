import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addContract, deleteContract, updateContract } from './save.ts'
import { listContracts } from './store.ts'
import { viewContract } from './view.ts'

export const institutionContractRoutes = {
  list: api.institutionContract.list.handler(signedIn(listContracts)),
  add: api.institutionContract.add.handler(inCompany(addContract)),
  view: api.institutionContract.view.handler(signedIn(viewContract)),
  update: api.institutionContract.update.handler(inCompany(updateContract)),
  delete: api.institutionContract.delete.handler(inCompany(deleteContract)),
}
