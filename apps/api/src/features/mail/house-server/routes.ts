import { api, guarded, signedIn } from '../../../http/api.ts'
import { listKeptMail } from './kept.ts'
import { removeHouseServer, saveHouseServer } from './save.ts'
import { sendHouseTest } from './test.ts'
import { viewHouseServer, viewMode } from './view.ts'

// Bounds the calls that connect to a server that somebody names: they must not become a way to look around.
export const houseServerRoutes = {
  view: api.houseServer.view.handler(signedIn(viewHouseServer)),
  save: api.houseServer.save.handler(guarded('mailbox', saveHouseServer)),
  remove: api.houseServer.remove.handler(guarded('mailbox', removeHouseServer)),
  test: api.houseServer.test.handler(guarded('mailbox', sendHouseTest)),
  kept: api.houseServer.kept.handler(signedIn(listKeptMail)),
  mode: api.houseServer.mode.handler(signedIn(viewMode)),
}
