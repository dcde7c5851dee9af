import { api, inCompany } from '../../../http/api.ts'
import { listMembers } from './list.ts'

export const companyMemberRoutes = {
  list: api.companyMember.list.handler(inCompany(listMembers)),
}
