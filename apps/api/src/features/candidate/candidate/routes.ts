import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addCandidate } from './add.ts'
import { deleteCandidate } from './delete.ts'
import { listCandidates } from './list.ts'
import { suggestLocation } from './store.ts'
import { updateCandidate } from './update.ts'
import { viewCandidate } from './view.ts'

export const candidateRoutes = {
  list: api.candidate.list.handler(signedIn(listCandidates)),
  add: api.candidate.add.handler(inCompany(addCandidate)),
  suggestLocation: api.candidate.suggestLocation.handler(signedIn(suggestLocation)),
  view: api.candidate.view.handler(signedIn(viewCandidate)),
  update: api.candidate.update.handler(inCompany(updateCandidate)),
  delete: api.candidate.delete.handler(inCompany(deleteCandidate)),
}
