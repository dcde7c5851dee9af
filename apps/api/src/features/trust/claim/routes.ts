import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addClaim } from './add.ts'
import { approveClaim, rejectClaim } from './decide.ts'
import { listClaims, listOwnClaims } from './list.ts'
import { withdrawClaim } from './withdraw.ts'

export const claimRoutes = {
  list: api.claim.list.handler(signedIn(listClaims)),
  listOwn: api.claim.listOwn.handler(inCompany(listOwnClaims)),
  add: api.claim.add.handler(inCompany(addClaim)),
  withdraw: api.claim.withdraw.handler(inCompany(withdrawClaim)),
  approve: api.claim.approve.handler(signedIn(approveClaim)),
  reject: api.claim.reject.handler(signedIn(rejectClaim)),
}
