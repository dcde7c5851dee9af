import { api, inCompany, signedIn } from '../../../http/api.ts'
import { changeCounsellor, type Handing } from './change-counsellor.ts'
import { deleteStudent } from './delete.ts'
import { savePlan } from './plan.ts'
import { listStudents } from './store.ts'
import { viewStudentTimeline } from './timeline.ts'
import { viewStudent } from './view.ts'

export const studentRoutes = {
  list: api.student.list.handler(signedIn(listStudents)),
  view: api.student.view.handler(signedIn(viewStudent)),
  timeline: api.student.timeline.handler(signedIn(viewStudentTimeline)),
  plan: api.student.plan.handler(inCompany(savePlan)),
  changeCounsellor: api.student.changeCounsellor.handler(
    inCompany((context, input: Handing) => changeCounsellor(context, input)),
  ),
  delete: api.student.delete.handler(inCompany(deleteStudent)),
}
