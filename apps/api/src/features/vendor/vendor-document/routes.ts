import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addDocument, deleteDocument, saveStepSix, updateDocument } from './save.ts'
import { listDocuments } from './store.ts'

export const vendorDocumentRoutes = {
  list: api.vendorDocument.list.handler(signedIn(listDocuments)),
  add: api.vendorDocument.add.handler(inCompany(addDocument)),
  stepSix: api.vendorDocument.stepSix.handler(inCompany(saveStepSix)),
  update: api.vendorDocument.update.handler(inCompany(updateDocument)),
  delete: api.vendorDocument.delete.handler(inCompany(deleteDocument)),
}
