import { api, inCompany, signedIn } from '../../../http/api.ts'
import { saveStepFive, viewFormat } from './save.ts'

export const vendorFormatRoutes = {
  view: api.vendorFormat.view.handler(signedIn(viewFormat)),
  stepFive: api.vendorFormat.stepFive.handler(inCompany(saveStepFive)),
}
