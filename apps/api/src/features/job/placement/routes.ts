import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addPlacement } from './add.ts'
import { deletePlacement } from './delete.ts'
import { listPlacements } from './store.ts'
import { endPlacement, extendPlacement, updatePlacement } from './update.ts'
import { viewPlacement } from './view.ts'

export const placementRoutes = {
  list: api.placement.list.handler(signedIn(listPlacements)),
  add: api.placement.add.handler(inCompany(addPlacement)),
  view: api.placement.view.handler(signedIn(viewPlacement)),
  update: api.placement.update.handler(inCompany(updatePlacement)),
  extend: api.placement.extend.handler(inCompany(extendPlacement)),
  end: api.placement.end.handler(inCompany(endPlacement)),
  delete: api.placement.delete.handler(inCompany(deletePlacement)),
}
