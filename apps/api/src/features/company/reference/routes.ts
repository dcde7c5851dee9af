import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addReference } from './add.ts'
import { getReference } from './get.ts'
import { listReferences } from './store.ts'

export const referenceRoutes = {
  get: api.reference.get.handler(inCompany(getReference)),
  add: api.reference.add.handler(inCompany(addReference)),
  list: api.reference.list.handler(signedIn(listReferences)),
}
