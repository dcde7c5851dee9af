import { api, inCompany } from '../../../http/api.ts'
import { logToday, undoToday } from './log.ts'
import { viewToday } from './view.ts'

export const todayRoutes = {
  view: api.today.view.handler(inCompany(viewToday)),
  log: api.today.log.handler(inCompany(logToday)),
  undo: api.today.undo.handler(inCompany(undoToday)),
}
