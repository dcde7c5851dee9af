import { api, inCompany } from '../../../http/api.ts'
import { addFile } from './add-file.ts'
import { cancelBatch, startBatch, undoBatch, viewBatch } from './batch.ts'
import { cancelFile, decideFile, retryFile, saveFile } from './decide-file.ts'
import { decideFiles } from './decide-files.ts'
import { listBatches, listBatchFiles } from './store.ts'

export const resumeBatchRoutes = {
  list: api.resumeBatch.list.handler(inCompany(listBatches)),
  listFile: api.resumeBatch.listFile.handler(inCompany(listBatchFiles)),
  start: api.resumeBatch.start.handler(inCompany(startBatch)),
  view: api.resumeBatch.view.handler(inCompany(viewBatch)),
  addFile: api.resumeBatch.addFile.handler(inCompany(addFile)),
  cancel: api.resumeBatch.cancel.handler(inCompany(cancelBatch)),
  undo: api.resumeBatch.undo.handler(inCompany(undoBatch)),
  cancelFile: api.resumeBatch.cancelFile.handler(inCompany(cancelFile)),
  retryFile: api.resumeBatch.retryFile.handler(inCompany(retryFile)),
  decideFile: api.resumeBatch.decideFile.handler(inCompany(decideFile)),
  decideFiles: api.resumeBatch.decideFiles.handler(inCompany(decideFiles)),
  saveFile: api.resumeBatch.saveFile.handler(inCompany(saveFile)),
}
