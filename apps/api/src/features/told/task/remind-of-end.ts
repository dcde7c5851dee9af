import type { TaskKind } from '@corridor/contract/told/task/kinds'
import type { Parts } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { now } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { TaskGiven } from './add-task.ts'
import { keepTask } from './keep-task.ts'
import { remindersOfEnd } from './reminders-of-end.ts'

interface End<Kind extends TaskKind> {
  companyId: string
  /** The record that ends. */
  source: string
  kind: Kind
  /** Person whom it reminds; nobody if whoever added it is gone. */
  person: string | null
  params: TaskGiven<Kind>['params']
  about: NonNullable<TaskGiven<Kind>['about']>
  /** `YYYY-MM-DD`; null if it has no end. */
  endsOn: string | null
  daysBefore: readonly number[]
}

/** Keeps the task by which somebody is reminded of what ends, as the record changes. */
export async function remindOfEnd<Kind extends TaskKind>(
  { platform }: Pick<Parts, 'platform'>,
  tx: Sql,
  { companyId, source, kind, person, params, about, endsOn, daysBefore }: End<Kind>,
): Promise<void> {
  const zone = (await settingsOf(tx, companyId))?.timezone ?? 'UTC'
  const reminders = endsOn ? remindersOfEnd(endsOn, daysBefore, zone, now()) : null
  const wanted = person &&
    reminders && {
      companyId,
      person,
      madeBy: person,
      params,
      about,
      dueOn: endsOn,
      ...reminders,
    }
  await keepTask(tx, platform, source, kind, wanted || null)
}
