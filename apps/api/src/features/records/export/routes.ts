import { api, leadingToFile, signedIn } from '../../../http/api.ts'
import { deleteExport } from './delete.ts'
import { downloadExport } from './download.ts'
import { type ExportStart, startExport } from './start.ts'
import { listExports } from './store.ts'
import { viewExport } from './view.ts'

export const exportRoutes = {
  start: api.export.start.handler(signedIn((context, input: ExportStart) => startExport(context, input))),
  view: api.export.view.handler(signedIn(viewExport)),
  list: api.export.list.handler(signedIn(listExports)),
  download: api.export.download.handler(leadingToFile(downloadExport)),
  delete: api.export.delete.handler(signedIn(deleteExport)),
}
