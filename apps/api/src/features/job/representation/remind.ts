import { personName } from '@corridor/contract/format/person-name'
import type { Parts } from '../../../db/context.ts'
import { now } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/sql.ts'
import { settingsOf } from '../../company/setting/tables.ts'
import { keepTask } from '../../told/task/keep-task.ts'
import { expiryReminder } from '../../vendor/vendor-document/expiry.ts'

interface Ending {
  id: string
  candidate_id: string
  candidate_first_name: string
  candidate_last_name: string
  job_name: string
  valid_until: string
  owner_id: string | null
}

/** Keeps the task by which whoever asked for a right is reminded of its end. */
export async function remindOfEnd({ platform }: Pick<Parts, 'platform'>, tx: Sql, row: Ending, companyId: string) {
  const settings = await settingsOf(tx, companyId)
  const remindAt = expiryReminder(row.valid_until, settings?.timezone ?? 'UTC', now())
  if (!row.owner_id || !remindAt) return
  const names = { firstName: row.candidate_first_name, lastName: row.candidate_last_name }
  await keepTask(tx, platform, row.id, 'representation-expires', {
    companyId,
    person: row.owner_id,
    madeBy: row.owner_id,
    params: { name: personName(names, settings), job: row.job_name },
    about: { kind: 'candidate', id: row.candidate_id },
    dueOn: row.valid_until,
    remindAt,
  })
}
