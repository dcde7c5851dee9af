import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addContact, deleteContact, saveStepFour, updateContact } from './save.ts'
import { listContacts } from './store.ts'

export const vendorContactRoutes = {
  list: api.vendorContact.list.handler(signedIn(listContacts)),
  add: api.vendorContact.add.handler(inCompany(addContact)),
  stepFour: api.vendorContact.stepFour.handler(inCompany(saveStepFour)),
  update: api.vendorContact.update.handler(inCompany(updateContact)),
  delete: api.vendorContact.delete.handler(inCompany(deleteContact)),
}
