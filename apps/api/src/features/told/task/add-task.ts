import type { NotificationParams } from '@corridor/contract/told/notification/kinds'
import type { TaskKind, TaskRecordKind } from '@corridor/contract/told/task/kinds'
import { now } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { insertTask } from './tables.ts'

export interface TaskGiven<Kind extends TaskKind> {
  /** Null for an administrator. */
  companyId: string | null
  /** Person whose task it is. */
  person: string
  /** Null if a visitor asked for it. */
  madeBy: string | null
  /** A notice, whose text says what is to be done; `task-due` is for a person's own words. */
  kind: Kind
  params: NotificationParams[Kind]
  note?: string
  about?: { kind: TaskRecordKind; id: string } | null
  /** A day in the company's zone, `YYYY-MM-DD`. */
  dueOn?: string | null
  remindAt?: Date | null
  /** Further times, after `remindAt`. */
  remindAgain?: Date[]
  /** Moment at which it was done, if the task only notes it. */
  doneAt?: Date
  /** The record that keeps the task by `keepTask`. */
  source?: string
}

/**
 * Gives a member something to do, in the transaction of what asks for it; answers the task's id. Undefined, and nothing is written, if
 * the person is no member or administrator any more, or does not see the record.
 */
export async function addTask<Kind extends TaskKind>(
  tx: Sql,
  platform: Platform,
  {
    companyId,
    person,
    madeBy,
    kind,
    params,
    note = '',
    about,
    dueOn,
    remindAt,
    remindAgain = [],
    doneAt,
    source,
  }: TaskGiven<Kind>,
): Promise<string | undefined> {
  const id = await insertTask(tx, {
    company_id: companyId,
    person_id: person,
    created_by: madeBy,
    kind,
    params: { ...params },
    note,
    record_kind: about?.kind ?? null,
    record_id: about?.id ?? null,
    due_on: dueOn ?? null,
    remind_at: remindAt ?? null,
    remind_again: remindAgain.map((at) => at.toISOString()),
    done_at: doneAt ?? null,
    source_id: source ?? null,
  })
  if (id) {
    await platform.events.tell(tx, { userId: person }, { kind: 'task' })
    await wakeAt(tx, platform, remindAt)
  }
  return id
}

const soonMs = 3_600_000

/** Has a worker look at the very second; what is further away is found by those who look every minute. */
export async function wakeAt(tx: Sql, platform: Platform, remindAt: Date | null | undefined): Promise<void> {
  const waitMs = remindAt ? remindAt.getTime() - now().getTime() : Infinity
  if (waitMs < soonMs) await platform.jobs.enqueue(tx, 'remind-tasks', {}, Math.max(Math.ceil(waitMs / 1_000), 0))
}
