import { api, inCompany } from '../../../http/api.ts'
import { leaveCompany } from './leave.ts'
import { listMembers } from './list.ts'
import { updateMember } from './update.ts'

export const memberRoutes = {
  list: api.member.list.handler(inCompany(listMembers)),
  update: api.member.update.handler(inCompany(updateMember)),
  leave: api.member.leave.handler(inCompany(leaveCompany)),
}
