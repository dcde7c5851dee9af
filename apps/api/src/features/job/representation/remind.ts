import { personName } from '@corridor/contract/format/person-name'
import { expiryReminderDays } from '@corridor/contract/vendor/vendor-document/kinds'
import type { Parts } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import { remindOfEnd } from '../../told/task/remind-of-end.ts'

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
export async function remindOfRight(parts: Pick<Parts, 'platform'>, tx: Sql, row: Ending, companyId: string) {
  const names = { firstName: row.candidate_first_name, lastName: row.candidate_last_name }
  await remindOfEnd(parts, tx, {
    companyId,
    source: row.id,
    kind: 'representation-expires',
    person: row.owner_id,
    params: { name: personName(names, await settingsOf(tx, companyId)), job: row.job_name },
    about: { kind: 'candidate', id: row.candidate_id },
    endsOn: row.valid_until,
    daysBefore: [expiryReminderDays],
  })
}
