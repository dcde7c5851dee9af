import { api, inCompany, signedIn } from '../../../http/api.ts'
import { deleteApplication } from './delete.ts'
import { moveApplication } from './move.ts'
import { listApplications } from './store.ts'
import { viewApplication } from './view.ts'

export const applicationRoutes = {
  list: api.application.list.handler(signedIn(listApplications)),
  view: api.application.view.handler(signedIn(viewApplication)),
  move: api.application.move.handler(inCompany(moveApplication)),
  delete: api.application.delete.handler(inCompany(deleteApplication)),
}
