import { api, inCompany, signedIn } from '../../../http/api.ts'
import { deleteStage } from './delete.ts'
import { addStage, orderStages, updateStage } from './save.ts'
import { listStages } from './store.ts'

export const stageRoutes = {
  list: api.stage.list.handler(signedIn(listStages)),
  add: api.stage.add.handler(inCompany(addStage)),
  update: api.stage.update.handler(inCompany(updateStage)),
  delete: api.stage.delete.handler(inCompany(deleteStage)),
  order: api.stage.order.handler(inCompany(orderStages)),
}
