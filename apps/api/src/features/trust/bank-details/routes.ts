import { api, inCompany, signedIn } from '../../../http/api.ts'
import { revealAccount } from './reveal.ts'
import { addBankDetails, getBankDetails } from './save.ts'

export const companyBankDetailsRoutes = {
  get: api.companyBankDetails.get.handler(inCompany(getBankDetails)),
  add: api.companyBankDetails.add.handler(inCompany(addBankDetails)),
  reveal: api.companyBankDetails.reveal.handler(signedIn(revealAccount)),
}
