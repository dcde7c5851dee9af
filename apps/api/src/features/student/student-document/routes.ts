import { api, inCompany, leadingToFileInCompany, signedIn } from '../../../http/api.ts'
import { openDocument } from './open.ts'
import { addDocuments, deleteDocument, updateDocument } from './save.ts'
import { listDocuments } from './store.ts'

export const studentDocumentRoutes = {
  list: api.studentDocument.list.handler(signedIn(listDocuments)),
  add: api.studentDocument.add.handler(inCompany(addDocuments)),
  update: api.studentDocument.update.handler(inCompany(updateDocument)),
  delete: api.studentDocument.delete.handler(inCompany(deleteDocument)),
  open: api.studentDocument.open.handler(leadingToFileInCompany(openDocument)),
}
