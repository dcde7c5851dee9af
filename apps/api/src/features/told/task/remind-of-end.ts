import type { TaskKind } from '@corridor/contract/told/task/kinds'
import type { CompanyContext } from '../../../db/context.ts'
import { now } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/sql.ts'
import { settingsOf } from '../../company/setting/tables.ts'
import type { TaskGiven } from './add-task.ts'
import { keepTask } from './keep-task.ts'
import { remindersOfEnd } from './reminders-of-end.ts'

interface End<Kind extends TaskKind> {
  /** The record that ends. */
  source: string
  kind: Kind
  /** Whom it reminds; nobody if whoever added it is gone. */
  person: string | null
  params: TaskGiven<Kind>['params']
  about: NonNullable<TaskGiven<Kind>['about']>
  /** `YYYY-MM-DD`; null if it has no end. */
  endsOn: string | null
  daysBefore: readonly number[]
}

/** Keeps the task by which somebody is reminded of what ends, as the record changes. */
export async function remindOfEnd<Kind extends TaskKind>(
  { scope, platform }: CompanyContext,
  tx: Sql,
  { source, kind, person, params, about, endsOn, daysBefore }: End<Kind>,
): Promise<void> {
  const zone = (await settingsOf(tx, scope.companyId))?.timezone ?? 'UTC'
  const reminders = endsOn ? remindersOfEnd(endsOn, daysBefore, zone, now()) : null
  const wanted = person &&
    reminders && {
      companyId: scope.companyId,
      person,
      madeBy: scope.userId,
      params,
      about,
      dueOn: endsOn,
      ...reminders,
    }
  await keepTask(tx, platform, source, kind, wanted || null)
}
