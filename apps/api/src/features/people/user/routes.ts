import { api, signedIn } from '../../../http/api.ts'
import { listAllUsers, listUsers } from './list.ts'
import { resetTwoFactor } from './reset-two-factor.ts'
import { countRoles } from './store.ts'
import { updateUser } from './update.ts'
import { viewUser } from './view.ts'

export const userRoutes = {
  listUser: api.user.listUser.handler(signedIn(listAllUsers)),
  listAgent: api.user.listAgent.handler(signedIn(listUsers('listAgent'))),
  listEmployee: api.user.listEmployee.handler(signedIn(listUsers('listEmployee'))),
  listRecruiter: api.user.listRecruiter.handler(signedIn(listUsers('listRecruiter'))),
  listBenchMarketer: api.user.listBenchMarketer.handler(signedIn(listUsers('listBenchMarketer'))),
  listAdmin: api.user.listAdmin.handler(signedIn(listUsers('listAdmin'))),
  view: api.user.view.handler(signedIn(viewUser)),
  update: api.user.update.handler(signedIn(updateUser)),
  resetTwoFactor: api.user.resetTwoFactor.handler(signedIn(resetTwoFactor)),
  countRoles: api.user.countRoles.handler(
    signedIn(async ({ db }) => ({ success: true as const, data: await countRoles(db) })),
  ),
}
