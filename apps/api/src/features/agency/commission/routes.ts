import { api, inCompany, signedIn } from '../../../http/api.ts'
import { makeClaimFile } from './claim/file.ts'
import { claimCommissions, withdrawClaim } from './claim/make.ts'
import { listClaims } from './claim/tables.ts'
import { moveCommission } from './move.ts'
import { payCommission } from './pay.ts'
import { giveShare, setShare } from './share.ts'
import { listCommissions, sumCommissions } from './store.ts'
import { viewCommission } from './view.ts'

export const commissionRoutes = {
  list: api.commission.list.handler(signedIn(listCommissions)),
  view: api.commission.view.handler(signedIn(viewCommission)),
  totals: api.commission.totals.handler(inCompany(sumCommissions)),
  move: api.commission.move.handler(inCompany(moveCommission)),
  pay: api.commission.pay.handler(inCompany(payCommission)),
  share: api.commission.share.handler(inCompany(setShare)),
  giveShare: api.commission.giveShare.handler(inCompany(giveShare)),
  claim: api.commission.claim.handler(inCompany(claimCommissions)),
  listClaim: api.commission.listClaim.handler(signedIn(listClaims)),
  claimFile: api.commission.claimFile.handler(inCompany(makeClaimFile)),
  withdrawClaim: api.commission.withdrawClaim.handler(inCompany(withdrawClaim)),
}
