import { api, guarded, signedIn } from '../../../http/api.ts'
import { listKeptMail } from './kept.ts'
import { removeHouseServer, saveHouseServer } from './save.ts'
import { sendHouseTest } from './test.ts'
import { viewHouseServer, viewMode } from './view.ts'

// What connects to a server that somebody names is no way to look around.
export const houseServerRoutes = {
  view: api.houseServer.view.handler(signedIn(viewHouseServer)),
  save: api.houseServer.save.handler(guarded('mailbox', saveHouseServer)),
  remove: api.houseServer.remove.handler(guarded('mailbox', removeHouseServer)),
  test: api.houseServer.test.handler(guarded('mailbox', sendHouseTest)),
  kept: api.houseServer.kept.handler(signedIn(listKeptMail)),
  mode: api.houseServer.mode.handler(signedIn(viewMode)),
}
