import type { Logged } from '@corridor/contract/flow/today/shapes'
import { ownWords } from '@corridor/contract/told/task/kinds'
import { isThere } from '../../../db/record/is-there.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { addTask } from '../../told/task/add-task.ts'
import { takeBack } from '../../told/task/take-back.ts'

/** Notes what was done about a record as a task that is done, and what comes next as one that is open. */
export const logToday = (context: CompanyContext, { kind, id, title, note, next }: Logged) =>
  write(context, 'task.add', async (tx) => {
    const { scope, caller, platform } = context
    const about = { kind, id }
    if (!(await isThere(tx, platform, scope, about))) throw fail('task.recordUnknown')
    const own = { companyId: scope.companyId, person: caller.userId, madeBy: caller.userId, about }
    const task = await addTask(tx, platform, { ...own, kind: ownWords, params: { name: title }, note, doneAt: now() })
    if (!task) throw fail('task.recordUnknown')
    const following =
      next &&
      (await addTask(tx, platform, {
        ...own,
        kind: ownWords,
        params: { name: next.title },
        dueOn: next.day,
        remindAt: next.remindDate ? new Date(next.remindDate) : null,
        source: task,
      }))
    const added = [
      { record: { kind: 'task', id: task }, before: null, after: { title, note, record: id } },
      ...(next && following
        ? [{ record: { kind: 'task', id: following }, before: null, after: { title: next.title, due_on: next.day } }]
        : []),
    ]
    return { records: added, answer: { success: true as const, message: 'Noted', data: { task } } }
  })

/** Takes back what was noted, with the task that follows from it; what was done with another task is open again. */
export const undoToday = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'task.delete', async (tx) => ({
    records: await takeBack(context, tx, id),
    answer: { success: true as const, message: 'Undone' },
  }))
