import { ownWords } from '@corridor/contract/told/task/kinds'
import { differences } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { json } from '../../../platform/sql.ts'
import { wakeAt } from './add-task.ts'
import { tasks, toFacts } from './store.ts'
import { type TaskRow, toWire } from './tables.ts'

interface TaskPatch {
  id: string
  version?: number | undefined
  title?: string | undefined
  note?: string | undefined
  dueDate?: string | null | undefined
  remindDate?: string | null | undefined
}

const saved = (row: TaskRow) => ({
  success: true as const,
  message: 'Task Updated Successfully',
  data: toWire(row),
})

/** Changes a task; one that is put to another time reminds again. Tasks that another feature asked for keep its words. */
export const updateTask = (context: Context, { id, version, title, note, dueDate, remindDate }: TaskPatch) =>
  write(context, 'task.update', async (tx) => {
    const { scope, platform } = context
    const stands = await tasks.take(tx, scope, id, version)
    const { title: oldTitle, note: oldNote, due_on, remind_at } = stands
    const change = differences(
      { title: oldTitle, note: oldNote, due_on, remind_at },
      {
        title: stands.kind === ownWords ? title : undefined,
        note,
        due_on: dueDate,
        remind_at: remindDate == null ? remindDate : new Date(remindDate),
      },
    )
    if (!change) return unchanged(saved(stands))
    await tasks.update(tx, id, {
      ...change,
      ...(change.title === undefined ? {} : { params: json(tx, { name: change.title }) }),
      ...(change.remind_at === undefined ? {} : { reminded_at: null }),
    })
    await wakeAt(tx, platform, change.remind_at)
    const after = await tasks.load(tx, scope, id)
    return { record: { kind: 'task', id }, before: toFacts(stands), after: toFacts(after), answer: saved(after) }
  })

/** Marks a task as done, or takes that back. */
export const markTask =
  (isDone: boolean) =>
  (context: Context, { id }: { id: string }) =>
    write(context, isDone ? 'task.done' : 'task.undone', async (tx) => {
      const stands = await tasks.take(tx, context.scope, id)
      const answer = (row: TaskRow) => ({ ...saved(row), message: isDone ? 'Task done' : 'Task reopened' })
      if ((stands.done_at !== null) === isDone) return unchanged(answer(stands))
      await tasks.update(tx, id, { done_at: isDone ? now() : null })
      const after = await tasks.load(tx, context.scope, id)
      return { record: { kind: 'task', id }, before: toFacts(stands), after: toFacts(after), answer: answer(after) }
    })
