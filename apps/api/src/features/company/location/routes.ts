import { api, inCompany, signedIn } from '../../../http/api.ts'
import { deleteLocation, saveLocations, updateLocation } from './save.ts'
import { listLocations } from './store.ts'

export const locationRoutes = {
  list: api.location.list.handler(signedIn(listLocations)),
  add: api.location.add.handler(inCompany(saveLocations)),
  update: api.location.update.handler(inCompany(updateLocation)),
  delete: api.location.delete.handler(inCompany(deleteLocation)),
}
