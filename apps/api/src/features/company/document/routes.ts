import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addDocuments } from './add.ts'
import { listDocuments } from './store.ts'

export const companyDocumentRoutes = {
  list: api.companyDocument.list.handler(signedIn(listDocuments)),
  add: api.companyDocument.add.handler(inCompany(addDocuments)),
}
