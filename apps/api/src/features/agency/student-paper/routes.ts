import { api, inCompany, signedIn } from '../../../http/api.ts'
import { askPapers } from './ask.ts'
import { keepChecklist, viewChecklist } from './checklist.ts'
import { acceptPaper, receivePaper, reopenPaper, returnPaper, takeBackMove } from './move.ts'
import { deletePaper, updatePaper } from './save.ts'
import { listPapers } from './store.ts'
import { viewVersions } from './versions.ts'

export const studentPaperRoutes = {
  list: api.studentPaper.list.handler(signedIn(listPapers)),
  checklist: api.studentPaper.checklist.handler(signedIn(viewChecklist)),
  keepChecklist: api.studentPaper.keepChecklist.handler(inCompany(keepChecklist)),
  ask: api.studentPaper.ask.handler(inCompany(askPapers)),
  receive: api.studentPaper.receive.handler(inCompany(receivePaper)),
  return: api.studentPaper.return.handler(inCompany(returnPaper)),
  accept: api.studentPaper.accept.handler(inCompany(acceptPaper)),
  reopen: api.studentPaper.reopen.handler(inCompany(reopenPaper)),
  takeBack: api.studentPaper.takeBack.handler(inCompany(takeBackMove)),
  update: api.studentPaper.update.handler(inCompany(updatePaper)),
  delete: api.studentPaper.delete.handler(inCompany(deletePaper)),
  versions: api.studentPaper.versions.handler(inCompany(viewVersions)),
}
