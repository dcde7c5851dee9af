import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addOwnTask } from './add.ts'
import { deleteTask } from './delete.ts'
import { listTasks } from './store.ts'
import { markTask, updateTask } from './update.ts'

export const taskRoutes = {
  list: api.task.list.handler(signedIn(listTasks)),
  add: api.task.add.handler(inCompany(addOwnTask)),
  update: api.task.update.handler(inCompany(updateTask)),
  done: api.task.done.handler(inCompany(markTask(true))),
  undone: api.task.undone.handler(inCompany(markTask(false))),
  delete: api.task.delete.handler(inCompany(deleteTask)),
}
