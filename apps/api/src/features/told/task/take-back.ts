import type { CompanyContext } from '../../../db/scope/context.ts'
import type { RecordChange } from '../../../db/write.ts'
import type { Sql } from '../../../platform/sql.ts'
import { deleteFollowing, deleteTaskRow, tasks, toFacts } from './store.ts'

const atOnceMs = 1_000

/** Takes back that a task is done. One that only noted what was done goes, with what was to follow from it. */
export async function takeBack({ scope }: CompanyContext, tx: Sql, id: string): Promise<RecordChange[]> {
  const stands = await tasks.take(tx, scope, id)
  if (!stands.done_at) return []
  const record = { kind: 'task', id }
  const wasNoted = stands.done_at.getTime() - stands.created_at.getTime() < atOnceMs
  if (!wasNoted) {
    await tasks.update(tx, id, { done_at: null })
    return [{ record, action: 'task.undone', before: toFacts(stands), after: toFacts(await tasks.load(tx, scope, id)) }]
  }
  await deleteFollowing(tx, id)
  await deleteTaskRow(tx, id)
  return [{ record, before: toFacts(stands), after: null }]
}
