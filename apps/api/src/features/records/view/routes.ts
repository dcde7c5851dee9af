import { api, signedIn } from '../../../http/api.ts'
import { addView } from './add.ts'
import { keepColumns, viewColumns } from './columns.ts'
import { deleteView } from './delete.ts'
import { listViews } from './store.ts'
import { updateView } from './update.ts'

export const viewRoutes = {
  list: api.view.list.handler(signedIn(listViews)),
  add: api.view.add.handler(signedIn(addView)),
  update: api.view.update.handler(signedIn(updateView)),
  delete: api.view.delete.handler(signedIn(deleteView)),
  columns: api.view.columns.handler(signedIn(viewColumns)),
  keepColumns: api.view.keepColumns.handler(signedIn(keepColumns)),
}
