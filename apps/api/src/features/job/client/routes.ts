import { api, inCompany, signedIn } from '../../../http/api.ts'
import { deleteClient } from './delete.ts'
import { clientDoubles } from './doubles.ts'
import { addClient, updateClient } from './save.ts'
import { listClients } from './store.ts'
import { viewClient } from './view.ts'

export const clientRoutes = {
  list: api.client.list.handler(signedIn(listClients)),
  add: api.client.add.handler(inCompany(addClient)),
  view: api.client.view.handler(signedIn(viewClient)),
  update: api.client.update.handler(inCompany(updateClient)),
  delete: api.client.delete.handler(inCompany(deleteClient)),
}

export const clientDuplicateRoutes = {
  list: api.clientDuplicate.list.handler(inCompany(clientDoubles.list)),
  setApart: api.clientDuplicate.setApart.handler(inCompany(clientDoubles.setApart)),
  reopen: api.clientDuplicate.reopen.handler(inCompany(clientDoubles.reopen)),
  merge: api.clientDuplicate.merge.handler(inCompany(clientDoubles.merge)),
  split: api.clientDuplicate.split.handler(inCompany(clientDoubles.split)),
  listMerge: api.clientDuplicate.listMerge.handler(inCompany(clientDoubles.listMerge)),
}
