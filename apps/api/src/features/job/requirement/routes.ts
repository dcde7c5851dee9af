import { api, inCompany } from '../../../http/api.ts'
import { joinJobs, partFromOthers } from './join.ts'

export const requirementRoutes = {
  join: api.requirement.join.handler(inCompany(joinJobs)),
  part: api.requirement.part.handler(inCompany(partFromOthers)),
}
