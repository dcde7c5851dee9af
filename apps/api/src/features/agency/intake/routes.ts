import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addIntake, deleteIntake, updateIntake } from './save.ts'
import { listIntakes } from './store.ts'
import { viewIntake } from './view.ts'

export const intakeRoutes = {
  list: api.intake.list.handler(signedIn(listIntakes)),
  add: api.intake.add.handler(inCompany(addIntake)),
  view: api.intake.view.handler(signedIn(viewIntake)),
  update: api.intake.update.handler(inCompany(updateIntake)),
  delete: api.intake.delete.handler(inCompany(deleteIntake)),
}
