import type { TaskKind } from '@corridor/contract/told/task/kinds'
import { titleOf } from '@corridor/contract/told/task/kinds'
import { differences } from '../../../db/record/record.ts'
import { json, type Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { addTask, type TaskGiven, wakeAt } from './add-task.ts'
import { deleteTaskRow } from './store.ts'
import { findKept, writeTask } from './tables.ts'

/**
 * Keeps the one task of a kind that a record asks for, as the record changes: adds it, changes it, or removes it if `wanted` is null. One
 * that is put to another time is open again, and reminds again.
 */
export async function keepTask<Kind extends TaskKind>(
  tx: Sql,
  platform: Platform,
  source: string,
  kind: Kind,
  wanted: Omit<TaskGiven<Kind>, 'kind' | 'source'> | null,
): Promise<void> {
  const stands = await findKept(tx, source, kind)
  if (!wanted) {
    if (stands) await deleteTaskRow(tx, stands.id)
    return
  }
  if (!stands) {
    await addTask(tx, platform, { ...wanted, kind, source })
    return
  }
  const params: Record<string, string> = { ...wanted.params }
  const { remindAt = null, remindAgain = [], dueOn = null, note = '' } = wanted
  const change = differences(
    { title: stands.title, note: stands.note, due_on: stands.due_on, remind_at: stands.remind_at },
    { title: titleOf(kind, params), note, due_on: dueOn, remind_at: remindAt },
  )
  if (!change) return
  const isMoved = change.remind_at !== undefined || change.due_on !== undefined
  await writeTask(tx, stands.id, {
    ...change,
    ...(change.title !== undefined && { params: json(tx, params) }),
    ...(isMoved && { done_at: null }),
    ...(change.remind_at !== undefined && {
      remind_again: remindAgain.map((at) => at.toISOString()),
      reminded_at: null,
    }),
  })
  await wakeAt(tx, platform, change.remind_at)
}
