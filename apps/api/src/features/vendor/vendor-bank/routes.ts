import { api, provedInCompany, signedIn } from '../../../http/api.ts'
import { revealVendorAccount } from './reveal.ts'
import { saveStepSeven, viewVendorBank } from './save.ts'

export const vendorBankRoutes = {
  view: api.vendorBank.view.handler(signedIn(viewVendorBank)),
  stepSeven: api.vendorBank.stepSeven.handler(provedInCompany(saveStepSeven)),
  reveal: api.vendorBank.reveal.handler(signedIn(revealVendorAccount)),
}
