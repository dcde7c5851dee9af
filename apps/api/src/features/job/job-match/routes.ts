import { api, inCompany, signedIn } from '../../../http/api.ts'
import { countJobs } from './count.ts'
import { listMatches } from './list.ts'
import { addWeights, getWeights } from './weigh.ts'

export const jobMatchRoutes = {
  list: api.jobMatch.list.handler(signedIn(listMatches)),
  getWeights: api.jobMatch.getWeights.handler(inCompany(getWeights)),
  addWeights: api.jobMatch.addWeights.handler(inCompany(addWeights)),
  count: api.jobMatch.count.handler(signedIn(countJobs)),
}
