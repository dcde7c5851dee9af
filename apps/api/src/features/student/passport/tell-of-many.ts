import { personName } from '@corridor/contract/format/person-name'
import { revealsAnHour, sealedValues } from '@corridor/contract/student/passport/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import { notifyOwners } from '../../told/notification/notify.ts'
import { countReveals } from './store.ts'
import { findPersonName } from './tables.ts'

/** Tells the Owners of somebody who reads more sealed values in an hour than usual. `values` are those that they read now. */
export async function tellOfMany(tx: Sql, { scope, platform }: CompanyContext, values = 1): Promise<void> {
  const { companyId, userId } = scope
  if ((await countReveals(tx, scope)) + values <= revealsAnHour) return
  const name = personName(await findPersonName(tx, userId), await settingsOf(tx, companyId))
  await notifyOwners(tx, platform, companyId, { kind: 'student-reveals', params: { name }, folds: true })
}

/** Tells of those that went out in a file of so many students. */
export const tellOfExport = (tx: Sql, context: CompanyContext, students: number): Promise<void> =>
  tellOfMany(tx, context, students * sealedValues.length)
