import { api, inCompany, signedIn } from '../../../http/api.ts'
import { deleteGroup } from './delete.ts'
import { addVendors, removeVendors } from './members.ts'
import { listMembersOf, listRecipients } from './resolve.ts'
import { addGroup, updateGroup } from './save.ts'
import { listGroups } from './store.ts'
import { viewGroup } from './view.ts'

export const vendorGroupRoutes = {
  list: api.vendorGroup.list.handler(signedIn(listGroups)),
  add: api.vendorGroup.add.handler(inCompany(addGroup)),
  view: api.vendorGroup.view.handler(signedIn(viewGroup)),
  update: api.vendorGroup.update.handler(inCompany(updateGroup)),
  delete: api.vendorGroup.delete.handler(inCompany(deleteGroup)),
  listMember: api.vendorGroup.listMember.handler(signedIn(listMembersOf)),
  addVendors: api.vendorGroup.addVendors.handler(inCompany(addVendors)),
  removeVendors: api.vendorGroup.removeVendors.handler(inCompany(removeVendors)),
  recipients: api.vendorGroup.recipients.handler(signedIn(listRecipients)),
}
