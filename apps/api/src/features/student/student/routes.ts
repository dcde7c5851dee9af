import { api, inCompany, signedIn } from '../../../http/api.ts'
import { deleteStudent } from './delete.ts'
import { listStudents } from './store.ts'
import { viewStudentTimeline } from './timeline.ts'
import { viewStudent } from './view.ts'

export const studentRoutes = {
  list: api.student.list.handler(signedIn(listStudents)),
  view: api.student.view.handler(signedIn(viewStudent)),
  timeline: api.student.timeline.handler(signedIn(viewStudentTimeline)),
  delete: api.student.delete.handler(inCompany(deleteStudent)),
}
