import { api, inCompany, signedIn } from '../../../http/api.ts'
import { deleteLocation, saveLocations, updateLocation } from './save.ts'
import { listLocations } from './store.ts'

export const companyLocationRoutes = {
  list: api.companyLocation.list.handler(signedIn(listLocations)),
  add: api.companyLocation.add.handler(inCompany(saveLocations)),
  update: api.companyLocation.update.handler(inCompany(updateLocation)),
  delete: api.companyLocation.delete.handler(inCompany(deleteLocation)),
}
