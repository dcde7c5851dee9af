import { api, inCompany } from '../../../http/api.ts'
import { joinAlike } from './join.ts'
import { partAlike } from './part.ts'

export const alikeRoutes = {
  join: api.alike.join.handler(inCompany(joinAlike)),
  part: api.alike.part.handler(inCompany(partAlike)),
}
