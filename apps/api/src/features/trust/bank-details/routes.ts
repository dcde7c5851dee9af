import { api, inCompany, provedInCompany, signedIn } from '../../../http/api.ts'
import { revealAccount } from './reveal.ts'
import { addBankDetails, getBankDetails } from './save.ts'

export const bankDetailsRoutes = {
  get: api.bankDetails.get.handler(inCompany(getBankDetails)),
  add: api.bankDetails.add.handler(provedInCompany(addBankDetails)),
  reveal: api.bankDetails.reveal.handler(signedIn(revealAccount)),
}
