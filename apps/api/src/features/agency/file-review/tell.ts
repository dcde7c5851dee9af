import { personName } from '@corridor/contract/format/person-name'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findPersonName } from '../../student/passport/tables.ts'
import type { StudentFile } from '../../student/student/values.ts'
import { notify } from '../../told/notification/notify.ts'

/** Tells others of what the caller did about a file's review. */
export async function tellOf(
  tx: Sql,
  { platform, scope }: CompanyContext,
  kind: 'file-review-asked' | 'file-review-approved' | 'file-review-commented',
  student: StudentFile,
  to: readonly string[],
): Promise<void> {
  const others = to.filter((id) => id !== scope.userId)
  if (others.length === 0) return
  const settings = await settingsOf(tx, scope.companyId)
  const { first_name: firstName, middle_name: middleName, last_name: lastName, id } = student
  await notify(tx, platform, {
    kind,
    params: {
      by: personName(await findPersonName(tx, scope.userId), settings),
      name: personName({ firstName, middleName, lastName }, settings),
    },
    ...{ to: others, at: { companyId: scope.companyId }, about: { kind: 'student' as const, id } },
  })
}
