import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addReference } from './add.ts'
import { getReference } from './get.ts'
import { listReferences } from './store.ts'

export const companyReferenceRoutes = {
  get: api.companyReference.get.handler(inCompany(getReference)),
  add: api.companyReference.add.handler(inCompany(addReference)),
  list: api.companyReference.list.handler(signedIn(listReferences)),
}
