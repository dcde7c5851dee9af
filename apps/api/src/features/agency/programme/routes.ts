import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addProgramme, deleteProgramme, updateProgramme } from './save.ts'
import { listProgrammes } from './store.ts'
import { viewProgramme } from './view.ts'

export const programmeRoutes = {
  list: api.programme.list.handler(signedIn(listProgrammes)),
  add: api.programme.add.handler(inCompany(addProgramme)),
  view: api.programme.view.handler(signedIn(viewProgramme)),
  update: api.programme.update.handler(inCompany(updateProgramme)),
  delete: api.programme.delete.handler(inCompany(deleteProgramme)),
}
