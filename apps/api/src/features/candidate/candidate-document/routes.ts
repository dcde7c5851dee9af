import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addDocuments, deleteDocument, updateDocument } from './save.ts'
import { listDocuments } from './store.ts'

export const candidateDocumentRoutes = {
  list: api.candidateDocument.list.handler(signedIn(listDocuments)),
  add: api.candidateDocument.add.handler(inCompany(addDocuments)),
  update: api.candidateDocument.update.handler(inCompany(updateDocument)),
  delete: api.candidateDocument.delete.handler(inCompany(deleteDocument)),
}
