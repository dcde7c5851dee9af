import { api, inCompany } from '../../../http/api.ts'
import { listMembers } from './list.ts'

export const memberRoutes = {
  list: api.member.list.handler(inCompany(listMembers)),
}
