import { openTasksMax, ownWords, recordPathOf, type TaskRecordKind } from '@corridor/contract/told/task/kinds'
import { isThere } from '../../../db/record/is-there.ts'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { addTask } from './add-task.ts'
import { countOpen, tasks, toFacts } from './store.ts'
import { toWire } from './tables.ts'

interface OwnTask {
  title: string
  note: string
  dueDate: string | null
  remindDate: string | null
  recordKind?: TaskRecordKind | undefined
  record?: string | undefined
}

/** Adds a task of the caller's own, in their own words. Throws `task.recordUnknown`, `task.tooMany`. */
export const addOwnTask = (context: Context, { title, recordKind, record, ...input }: OwnTask) =>
  write(context, 'task.add', async (tx) => {
    const { scope, caller, platform } = context
    const companyId = companyOf(scope)
    if ((await countOpen(tx, companyId, caller.userId)) >= openTasksMax)
      throw fail('task.tooMany', { limit: openTasksMax })
    const about = recordKind && record ? { kind: recordKind, id: record } : null
    const isKnown = about && recordPathOf(about.kind, about.id, companyId ? 'company' : 'admin')
    if (about && !(isKnown && (await isThere(tx, platform, scope, about)))) throw fail('task.recordUnknown')
    const id = await addTask(tx, platform, {
      companyId,
      person: caller.userId,
      madeBy: caller.userId,
      kind: ownWords,
      params: { name: title },
      note: input.note,
      about,
      dueOn: input.dueDate,
      remindAt: input.remindDate ? new Date(input.remindDate) : null,
    })
    if (!id) throw fail('task.recordUnknown')
    const after = await tasks.load(tx, scope, id)
    const answer = { success: true as const, message: 'Task Added Successfully', data: toWire(after) }
    return { record: { kind: 'task', id }, before: null, after: toFacts(after), answer }
  })
