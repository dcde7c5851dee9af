import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addClaim } from './add.ts'
import { approveClaim, rejectClaim } from './decide.ts'
import { listClaims, listOwnClaims } from './list.ts'
import { withdrawClaim } from './withdraw.ts'

export const claimOwnershipRoutes = {
  list: api.claimOwnership.list.handler(signedIn(listClaims)),
  listOwn: api.claimOwnership.listOwn.handler(inCompany(listOwnClaims)),
  add: api.claimOwnership.add.handler(inCompany(addClaim)),
  withdraw: api.claimOwnership.withdraw.handler(inCompany(withdrawClaim)),
  approve: api.claimOwnership.approve.handler(signedIn(approveClaim)),
  reject: api.claimOwnership.reject.handler(signedIn(rejectClaim)),
}
