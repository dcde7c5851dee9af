import { api, signedIn } from '../../../http/api.ts'
import { addOwnTask } from './add.ts'
import { deleteTask } from './delete.ts'
import { listTasks } from './store.ts'
import { markTask, updateTask } from './update.ts'

export const taskRoutes = {
  list: api.task.list.handler(signedIn(listTasks)),
  add: api.task.add.handler(signedIn(addOwnTask)),
  update: api.task.update.handler(signedIn(updateTask)),
  done: api.task.done.handler(signedIn(markTask(true))),
  undone: api.task.undone.handler(signedIn(markTask(false))),
  delete: api.task.delete.handler(signedIn(deleteTask)),
}
