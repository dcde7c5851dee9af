import { api, inCompany } from '../../../http/api.ts'
import { countWork } from './count-work.ts'
import { handBack, handOver } from './hand-over.ts'
import { leaveCompany } from './leave.ts'
import { listMembers, listPeople } from './list.ts'
import { updateMember } from './update.ts'

export const memberRoutes = {
  list: api.member.list.handler(inCompany(listMembers)),
  listPeople: api.member.listPeople.handler(inCompany(listPeople)),
  update: api.member.update.handler(inCompany(updateMember)),
  handOver: api.member.handOver.handler(inCompany(handOver)),
  handBack: api.member.handBack.handler(inCompany(handBack)),
  work: api.member.work.handler(inCompany(countWork)),
  leave: api.member.leave.handler(inCompany(leaveCompany)),
}
