import { personName } from '@corridor/contract/format/person-name'
import { revealsAnHour } from '@corridor/contract/student/passport/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import { notifyOwners } from '../../told/notification/notify.ts'
import { countReveals } from './store.ts'
import { findPersonName } from './tables.ts'

/** Tells the Owners if the caller, who is about to read so many sealed values, has then read many within an hour. */
export async function tellOfReveals(tx: Sql, { scope, platform }: CompanyContext, readings: number): Promise<void> {
  const { companyId, userId } = scope
  if ((await countReveals(tx, scope)) + readings <= revealsAnHour) return
  const name = personName(await findPersonName(tx, userId), await settingsOf(tx, companyId))
  await notifyOwners(tx, platform, companyId, { kind: 'student-reveals', params: { name }, folds: true })
}
