import { api, signedIn } from '../../../http/api.ts'
import { cancelImport } from './cancel.ts'
import { checkImport } from './check.ts'
import { chooseSheet } from './choose-sheet.ts'
import { deleteImport } from './delete.ts'
import { exportFaultyRows } from './faulty-rows.ts'
import { runImport } from './run.ts'
import { startImport } from './start.ts'
import { listImportRows, listImports } from './store.ts'
import { undoImport } from './undo.ts'
import { viewImport } from './view.ts'

export const importRoutes = {
  start: api.import.start.handler(signedIn(startImport)),
  view: api.import.view.handler(signedIn(viewImport)),
  list: api.import.list.handler(signedIn(listImports)),
  listRow: api.import.listRow.handler(signedIn(listImportRows)),
  chooseSheet: api.import.chooseSheet.handler(signedIn(chooseSheet)),
  check: api.import.check.handler(signedIn(checkImport)),
  run: api.import.run.handler(signedIn(runImport)),
  cancel: api.import.cancel.handler(signedIn(cancelImport)),
  undo: api.import.undo.handler(signedIn(undoImport)),
  faultyRows: api.import.faultyRows.handler(signedIn(exportFaultyRows)),
  delete: api.import.delete.handler(signedIn(deleteImport)),
}
