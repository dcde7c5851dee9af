import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addPlan } from './add.ts'
import { deletePlan } from './delete.ts'
import { listPlans } from './list.ts'
import { retirePlan, updatePlan } from './update.ts'
import { viewUsage } from './usage.ts'

export const planRoutes = {
  list: api.plan.list.handler(signedIn(listPlans)),
  usage: api.plan.usage.handler(inCompany(viewUsage)),
  add: api.plan.add.handler(signedIn(addPlan)),
  update: api.plan.update.handler(signedIn(updatePlan)),
  retire: api.plan.retire.handler(signedIn(retirePlan)),
  delete: api.plan.delete.handler(signedIn(deletePlan)),
}
