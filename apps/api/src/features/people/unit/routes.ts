import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addUnit } from './add.ts'
import { deleteUnit } from './delete.ts'
import { listUnits } from './store.ts'
import { updateUnit } from './update.ts'
import { viewUnit } from './view.ts'

export const unitRoutes = {
  list: api.unit.list.handler(signedIn(listUnits)),
  view: api.unit.view.handler(signedIn(viewUnit)),
  add: api.unit.add.handler(inCompany(addUnit)),
  update: api.unit.update.handler(inCompany(updateUnit)),
  delete: api.unit.delete.handler(inCompany(deleteUnit)),
}
