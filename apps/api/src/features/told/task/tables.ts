import {
  recordPathOf,
  type TaskKind,
  type TaskRecordKind,
  taskNoteMax,
  titleOf,
} from '@corridor/contract/told/task/kinds'
import type { Task, task } from '@corridor/contract/told/task/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { isSeenRecord, seenBy, type Within } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, json, type Sql } from '../../../platform/sql.ts'

export interface TaskValues {
  kind: TaskKind
  params: Record<string, string>
  title: string
  note: string
  /** `YYYY-MM-DD`, in the company's zone, or an administrator's own. */
  due_on: string | null
  remind_at: Date | null
  reminded_at: Date | null
  done_at: Date | null
}
export interface TaskRow extends RecordRow, OwnerColumns, TaskValues {
  person_id: string
  /** Null of an administrator's. */
  company_id: string | null
  record_kind: TaskRecordKind | null
  record_id: string | null
  record_name: string | null
  is_overdue: boolean
}

/** True for a task of which no record lies in the bin. */
export const isAlive = (sql: Sql) => sql`not exists (select from bin b where b.id in (t.record_id, t.source_id))`

/**
 * A person's own, in the company that they work in now, or as an administrator; not those about records that they do not see any more, or
 * that are in the bin.
 */
const ownTasks: Within = (sql, scope) =>
  seenBy(sql, scope, {
    of: 'shared',
    company: (id) =>
      sql`t.person_id = ${scope.userId} and t.company_id = ${id} and ${isSeenRecord(sql, scope, 't.record_kind', 't.record_id')}
        and ${isAlive(sql)}`,
    platform: sql`t.person_id = ${scope.userId} and t.company_id is null and ${isAlive(sql)}`,
  })

// The day of the company; an administrator's own.
const today = `(now() at time zone coalesce(
  (select s.timezone from company_settings s where s.company_id = t.company_id),
  (select u.time_zone from user_account u where u.id = t.person_id and t.company_id is null), 'UTC'))::date`
const due = {
  overdue: `t.due_on < ${today}`,
  today: `t.due_on <= ${today}`,
  week: `t.due_on <= ${today} + 7`,
}

export const taskSpec: ListSpec<TaskRow, typeof task.list> = {
  table: 'task',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.person_id, t.company_id, t.kind, t.params, t.title, t.note, t.record_kind,
    t.record_id, t.due_on::text as due_on, t.remind_at, t.reminded_at, t.done_at, t.done_at is null and ${due.overdue} is true as is_overdue,
    name_of_record(t.record_kind, t.record_id::text) as record_name, ${ownerColumns}`,
  joins: ownerJoin,
  within: ownTasks,
  sort: {
    createDate: { by: 't.created_at' },
    title: { by: 't.title collate corridor_text' },
    dueDate: { by: 't.due_on', nullable: true },
    remindDate: { by: 't.remind_at', nullable: true },
    doneDate: { by: 't.done_at', nullable: true },
  },
  filters: {
    isDone: (sql, value) => sql`(t.done_at is not null) = ${value}`,
    due: (sql, value) => sql`${sql.unsafe(due[value])} is true`,
    record: (sql, id) => sql`t.record_id = ${id}`,
  },
  search: { title: 't.title', note: 't.note' },
  toWire,
}

export interface NewTask extends Pick<TaskValues, 'kind' | 'params' | 'note' | 'due_on' | 'remind_at' | 'done_at'> {
  /** ISO moments. */
  remind_again: string[]
  company_id: string | null
  person_id: string
  created_by: string | null
  record_kind: TaskRecordKind | null
  record_id: string | null
  source_id: string | null
}

/** Writes a task of a member, or of an administrator, who sees what it is about; answers its id, undefined of somebody who does not. */
export async function insertTask(tx: Sql, { params, note, ...values }: NewTask): Promise<string | undefined> {
  const { company_id, person_id, record_kind, record_id } = values
  const [seen] = await tx`
    select 1 where may_see(${company_id}::uuid, ${person_id}, ${record_kind}, ${record_id})
      and (${record_id}::uuid is null or name_of_record(${record_kind}, ${record_id}::text) is not null)`
  if (!seen) return undefined
  const id = newId()
  const words = { params: json(tx, params), title: titleOf(values.kind, params), note: note.slice(0, taskNoteMax) }
  await tx`insert into task ${columnsOf(tx, { id, ...values, ...words })}`
  return id
}

const areaOf = ({ company_id }: Pick<TaskRow, 'company_id'>) => (company_id === null ? 'admin' : 'company')

export function toWire(row: TaskRow): Task {
  return {
    ...toRecordBase(row),
    kind: row.kind,
    params: row.params,
    title: row.title,
    note: row.note,
    recordKind: row.record_kind,
    record: row.record_id,
    recordName: row.record_name ?? '',
    path: row.record_name === null ? null : recordPathOf(row.record_kind, row.record_id, areaOf(row)),
    dueDate: row.due_on,
    isOverdue: row.is_overdue,
    remindDate: row.remind_at?.toISOString() ?? null,
    remindedDate: row.reminded_at?.toISOString() ?? null,
    doneDate: row.done_at?.toISOString() ?? null,
    userInfo: toUserInfo(row),
  }
}

type Kept = Pick<TaskRow, 'id' | 'title' | 'note' | 'due_on' | 'remind_at'>

/** The task of a kind that a record keeps, held until `tx` ends. */
export async function findKept(tx: Sql, source: string, kind: TaskKind): Promise<Kept | undefined> {
  const [row] = await tx<Kept[]>`
    select id, title, note, due_on::text as due_on, remind_at from task where source_id = ${source} and kind = ${kind} for update`
  return row
}

export const writeTask = (tx: Sql, id: string, values: object) => tx`
  update task set ${columnsOf(tx, values)}, version = version + 1, updated_at = now() where id = ${id}`

/** Hands the open tasks that records about one of a kind keep over to another member. */
export const handKept = (tx: Sql, { kind, id }: { kind: TaskRecordKind; id: string }, personId: string) => tx`
  update task set person_id = ${personId}, version = version + 1, updated_at = now()
  where record_kind = ${kind} and record_id = ${id} and source_id is not null and done_at is null`
