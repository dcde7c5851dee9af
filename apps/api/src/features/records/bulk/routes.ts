import { api, signedIn } from '../../../http/api.ts'
import { startBulk } from './start.ts'
import { stopBulk, undoBulk, viewBulk } from './stop-and-undo.ts'
import { listSkipped } from './store.ts'

export const bulkRoutes = {
  start: api.bulk.start.handler(signedIn(startBulk)),
  view: api.bulk.view.handler(signedIn(viewBulk)),
  stop: api.bulk.stop.handler(signedIn(stopBulk)),
  undo: api.bulk.undo.handler(signedIn(undoBulk)),
  listItem: api.bulk.listItem.handler(signedIn(listSkipped)),
}
