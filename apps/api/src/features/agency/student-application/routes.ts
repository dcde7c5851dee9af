import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addApplication } from './add.ts'
import { addCondition, deleteCondition, meetCondition, updateCondition } from './condition/change.ts'
import { deferApplication } from './defer.ts'
import { deleteApplication } from './delete.ts'
import { moveApplication } from './move.ts'
import { saveConfirmation } from './save-confirmation.ts'
import { setAuthority } from './set-authority.ts'
import { listApplications } from './store.ts'
import { viewTimeline } from './timeline.ts'
import { undoMove } from './undo-move.ts'
import { updateApplication } from './update.ts'
import { viewApplication } from './view.ts'

const { studentApplication } = api

export const studentApplicationRoutes = {
  list: studentApplication.list.handler(signedIn(listApplications)),
  view: studentApplication.view.handler(signedIn(viewApplication)),
  timeline: studentApplication.timeline.handler(signedIn(viewTimeline)),
  add: studentApplication.add.handler(inCompany(addApplication)),
  update: studentApplication.update.handler(inCompany(updateApplication)),
  delete: studentApplication.delete.handler(inCompany(deleteApplication)),
  move: studentApplication.move.handler(
    inCompany((context, input: Parameters<typeof moveApplication>[1]) => moveApplication(context, input)),
  ),
  undoMove: studentApplication.undoMove.handler(
    inCompany((context, input: Parameters<typeof undoMove>[1]) => undoMove(context, input)),
  ),
  setAuthority: studentApplication.setAuthority.handler(inCompany(setAuthority)),
  defer: studentApplication.defer.handler(inCompany(deferApplication)),
  addCondition: studentApplication.addCondition.handler(inCompany(addCondition)),
  updateCondition: studentApplication.updateCondition.handler(inCompany(updateCondition)),
  meetCondition: studentApplication.meetCondition.handler(inCompany(meetCondition)),
  deleteCondition: studentApplication.deleteCondition.handler(inCompany(deleteCondition)),
  saveConfirmation: studentApplication.saveConfirmation.handler(inCompany(saveConfirmation)),
}
