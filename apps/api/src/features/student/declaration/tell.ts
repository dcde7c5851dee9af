import { personName } from '@corridor/contract/format/person-name'
import type { Parts } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { notify } from '../../told/notification/notify.ts'
import { takeUntold } from './store.ts'

interface Whose {
  id: string
  company_id: string
  first_name: string
  middle_name: string
  last_name: string
}

type Kind = 'declaration-signed' | 'declaration-reopened'

async function tell(tx: Sql, platform: Platform, kind: Kind, student: Whose, to: readonly (string | null)[]) {
  const persons = to.filter((one) => one !== null)
  if (persons.length === 0) return
  const { id, company_id: companyId, first_name: firstName, middle_name: middleName, last_name: lastName } = student
  const name = personName({ firstName, middleName, lastName }, await settingsOf(tx, companyId))
  await notify(tx, platform, { kind, params: { name }, to: persons, at: { companyId }, about: { kind: 'student', id } })
}

/** Tells that the file of a student is closed. */
export const tellSigned = (tx: Sql, platform: Platform, student: Whose, to: readonly (string | null)[]) =>
  tell(tx, platform, 'declaration-signed', student, to)

/** Tells whoever asked for a declaration, and who leads its student, that a change has reopened it: the database reopens by itself. */
export const tellReopened = ({ db, platform }: Parts): Promise<void> =>
  db.begin(async (tx) => {
    for (const row of await takeUntold(tx))
      await tell(tx, platform, 'declaration-reopened', { ...row, id: row.student_id }, row.to)
  })
