import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addDocuments } from './add.ts'
import { listDocuments } from './store.ts'

export const documentRoutes = {
  list: api.document.list.handler(signedIn(listDocuments)),
  add: api.document.add.handler(inCompany(addDocuments)),
}
