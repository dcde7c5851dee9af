import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../db/list.ts'
import { api, signedIn } from '../../http/api.ts'
import { resetTwoFactor } from './reset-two-factor.ts'
import { countRoles } from './store.ts'
import { userLists } from './tables.ts'
import { updateUser } from './update.ts'
import { viewUser } from './view.ts'

const list = (name: keyof typeof userLists) =>
  signedIn(({ db, scope }, query: ListQuery) => runList(db, scope, userLists[name], query))

export const userRoutes = {
  listUser: api.user.listUser.handler(list('listUser')),
  listAgent: api.user.listAgent.handler(list('listAgent')),
  listEmployee: api.user.listEmployee.handler(list('listEmployee')),
  listRecruiter: api.user.listRecruiter.handler(list('listRecruiter')),
  listBenchMarketer: api.user.listBenchMarketer.handler(list('listBenchMarketer')),
  listAdmin: api.user.listAdmin.handler(list('listAdmin')),
  view: api.user.view.handler(signedIn(viewUser)),
  update: api.user.update.handler(signedIn(updateUser)),
  resetTwoFactor: api.user.resetTwoFactor.handler(signedIn(resetTwoFactor)),
  countRoles: api.user.countRoles.handler(
    signedIn(async ({ db }) => ({ success: true as const, data: await countRoles(db) })),
  ),
}
