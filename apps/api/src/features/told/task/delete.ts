import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { deleteTaskRow, tasks, toFacts } from './store.ts'

/** Deletes a task for good: it is its person's own, and one that is done stays until then. */
export const deleteTask = (context: Context, { id }: { id: string }) =>
  write(context, 'task.delete', async (tx) => {
    const stands = await tasks.take(tx, context.scope, id)
    await deleteTaskRow(tx, id)
    const answer = { success: true as const, message: 'Deletion successful' }
    return { record: { kind: 'task', id }, before: toFacts(stands), after: null, answer }
  })
