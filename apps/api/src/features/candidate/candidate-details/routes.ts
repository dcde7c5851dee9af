import { api, inCompany, signedIn } from '../../../http/api.ts'
import { revealDetail } from './reveal.ts'
import { saveDetails } from './save.ts'
import { viewDetails } from './view.ts'

export const candidateDetailsRoutes = {
  view: api.candidateDetails.view.handler(signedIn(viewDetails)),
  save: api.candidateDetails.save.handler(inCompany(saveDetails)),
  reveal: api.candidateDetails.reveal.handler(inCompany(revealDetail)),
}
