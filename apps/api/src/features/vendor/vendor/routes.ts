import { api, inCompany, signedIn } from '../../../http/api.ts'
import { deleteVendor } from './delete.ts'
import { matchVendor } from './match.ts'
import { saveStepOne, updateVendor } from './save.ts'
import { saveStepTwo } from './step-two.ts'
import { listVendors } from './store.ts'
import { viewVendor } from './view.ts'

export const vendorRoutes = {
  list: api.vendor.list.handler(signedIn(listVendors)),
  stepOne: api.vendor.stepOne.handler(inCompany(saveStepOne)),
  stepTwo: api.vendor.stepTwo.handler(inCompany(saveStepTwo)),
  match: api.vendor.match.handler(inCompany(matchVendor)),
  view: api.vendor.view.handler(signedIn(viewVendor)),
  update: api.vendor.update.handler(inCompany(updateVendor)),
  delete: api.vendor.delete.handler(inCompany(deleteVendor)),
}
