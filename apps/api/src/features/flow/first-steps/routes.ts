import { api, signedIn } from '../../../http/api.ts'
import { saveFirstSteps } from './save.ts'
import { viewFirstSteps } from './view.ts'

export const firstStepsRoutes = {
  view: api.firstSteps.view.handler(signedIn(viewFirstSteps)),
  save: api.firstSteps.save.handler(signedIn(saveFirstSteps)),
}
