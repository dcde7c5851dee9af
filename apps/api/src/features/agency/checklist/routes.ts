import { api, signedIn } from '../../../http/api.ts'
import { viewHistory } from './history.ts'
import { addRow, deleteRow, updateChecklistRow } from './save.ts'
import { listChecklist } from './store.ts'

export const checklistRoutes = {
  list: api.checklist.list.handler(signedIn(listChecklist)),
  add: api.checklist.add.handler(signedIn(addRow)),
  update: api.checklist.update.handler(signedIn(updateChecklistRow)),
  delete: api.checklist.delete.handler(signedIn(deleteRow)),
  history: api.checklist.history.handler(signedIn(viewHistory)),
}
