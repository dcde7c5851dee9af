import { api, signedIn } from '../../../http/api.ts'
import { saveWatch, viewWatch } from './watch.ts'

export const watchRoutes = {
  view: api.watch.view.handler(signedIn(viewWatch)),
  save: api.watch.save.handler(signedIn(saveWatch)),
}
