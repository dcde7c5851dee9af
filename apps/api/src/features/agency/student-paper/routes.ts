import { api, inCompany, leadingToFileInCompany, provedInCompany, signedIn } from '../../../http/api.ts'
import { askPapers } from './ask.ts'
import { makeBundle } from './bundle/make.ts'
import { openBundle } from './bundle/open.ts'
import { viewBundle } from './bundle/view.ts'
import { keepChecklist, viewChecklist } from './checklist.ts'
import { acceptPaper, receivePaper, reopenPaper, returnPaper, takeBackMove } from './move.ts'
import { deletePaper, unaskPaper, updatePaper } from './save.ts'
import { listPapers } from './store.ts'
import { viewVersions } from './versions.ts'

export const studentPaperRoutes = {
  list: api.studentPaper.list.handler(signedIn(listPapers)),
  checklist: api.studentPaper.checklist.handler(signedIn(viewChecklist)),
  keepChecklist: api.studentPaper.keepChecklist.handler(inCompany(keepChecklist)),
  ask: api.studentPaper.ask.handler(inCompany(askPapers)),
  unask: api.studentPaper.unask.handler(inCompany(unaskPaper)),
  receive: api.studentPaper.receive.handler(inCompany(receivePaper)),
  return: api.studentPaper.return.handler(inCompany(returnPaper)),
  accept: api.studentPaper.accept.handler(inCompany(acceptPaper)),
  reopen: api.studentPaper.reopen.handler(inCompany(reopenPaper)),
  takeBack: api.studentPaper.takeBack.handler(inCompany(takeBackMove)),
  update: api.studentPaper.update.handler(inCompany(updatePaper)),
  delete: api.studentPaper.delete.handler(inCompany(deletePaper)),
  versions: api.studentPaper.versions.handler(inCompany(viewVersions)),
  viewBundle: api.studentPaper.viewBundle.handler(inCompany(viewBundle)),
  makeBundle: api.studentPaper.makeBundle.handler(provedInCompany(makeBundle)),
  openBundle: api.studentPaper.openBundle.handler(leadingToFileInCompany(openBundle)),
}
