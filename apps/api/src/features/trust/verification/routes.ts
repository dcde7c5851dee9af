import { api, signedIn } from '../../../http/api.ts'
import { claimSection, releaseSection } from './claim.ts'
import { returnSection, saveVerification } from './decide.ts'
import { listDecisions, listPending } from './list.ts'
import { viewQueue } from './queue.ts'
import { viewVerification } from './view.ts'

export const verificationRoutes = {
  view: api.verification.view.handler(signedIn(viewVerification)),
  save: api.verification.save.handler(signedIn(saveVerification)),
  return: api.verification.return.handler(signedIn(returnSection)),
  queue: api.verification.queue.handler(signedIn(viewQueue)),
  listPending: api.verification.listPending.handler(signedIn(listPending)),
  listDecision: api.verification.listDecision.handler(signedIn(listDecisions)),
  claim: api.verification.claim.handler(signedIn(claimSection)),
  release: api.verification.release.handler(signedIn(releaseSection)),
}
