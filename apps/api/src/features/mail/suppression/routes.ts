import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addSuppression } from './add.ts'
import { releaseSuppression } from './release.ts'
import { listSuppressions } from './store.ts'
import { viewSuppression } from './view.ts'

export const suppressionRoutes = {
  list: api.suppression.list.handler(signedIn(listSuppressions)),
  add: api.suppression.add.handler(inCompany(addSuppression)),
  view: api.suppression.view.handler(signedIn(viewSuppression)),
  release: api.suppression.release.handler(inCompany(releaseSuppression)),
}
