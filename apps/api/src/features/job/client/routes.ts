import { api, inCompany, signedIn } from '../../../http/api.ts'
import { deleteClient } from './delete.ts'
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
