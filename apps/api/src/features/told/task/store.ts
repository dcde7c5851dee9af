import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { isAlive, type TaskRow, type TaskValues, taskSpec } from './tables.ts'

export const listTasks = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, taskSpec, query)

// Sends the values of the title to the database as JSON.
export const tasks = companyTable<TaskRow, Omit<TaskValues, 'params'> & { params: object }>({
  spec: taskSpec,
  entity: 'Task',
  columns: ['params', 'title', 'note', 'due_on', 'remind_at', 'reminded_at', 'done_at'],
})

export const deleteTaskRow = (tx: Sql, id: string) => tx`delete from task where id = ${id}`

export async function countOpen(sql: Sql, companyId: string | null, personId: string): Promise<number> {
  const [row] = await sql<{ open: number }[]>`
    select count(*)::int as open from task 
    where person_id = ${personId} and company_id is not distinct from ${companyId} and done_at is null`
  return row?.open ?? 0
}

/** Deletes the tasks that were to follow from a task that only noted something. */
export const deleteFollowing = (tx: Sql, id: string) => tx`delete from task where source_id = ${id}`

type Reminded = Pick<TaskRow, 'id' | 'person_id' | 'company_id' | 'kind' | 'params' | 'record_kind' | 'record_id'> & {
  is_seen: boolean
}

/**
 * Takes some of the tasks whose time has come, each once: what another worker has in hand is passed over. One that reminds again waits
 * for its next time.
 */
export const takeDue = (tx: Sql, at: Date, limit: number) => tx<Reminded[]>`
  update task t set remind_at = coalesce(due.next, t.remind_at), reminded_at = case when due.next is null then ${at}::timestamptz end
  from (
    select t.id, (select min(further) from unnest(t.remind_again) further where further > ${at}) as next
    from task t where t.remind_at <= ${at} and t.reminded_at is null and t.done_at is null and ${isAlive(tx)}
    order by t.remind_at limit ${limit} for update of t skip locked) due
  where t.id = due.id
  returning t.id, t.person_id, t.company_id, t.kind, t.params, t.record_kind, t.record_id,
    may_see(t.company_id, t.person_id, t.record_kind, t.record_id) as is_seen`

/** Values of a task that the audit keeps. */
export const toFacts = ({ title, note, due_on, remind_at, done_at }: TaskRow) => ({
  title,
  note,
  due_on,
  remind_at: remind_at?.toISOString() ?? null,
  done_at: done_at?.toISOString() ?? null,
})
