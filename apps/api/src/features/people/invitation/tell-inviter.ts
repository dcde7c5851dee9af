import { personName } from '@corridor/contract/format/person-name'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { notify } from '../../told/notification/notify.ts'

/** Notifies whoever invited a person that they came. */
export async function tellInviter(
  tx: Sql,
  platform: Platform,
  invited: { company_id: string | null; created_by: string | null },
  userId: string,
  { first_name, last_name }: { first_name: string; last_name: string },
): Promise<void> {
  if (!invited.created_by) return
  const settings = await settingsOf(tx, invited.company_id)
  const name = personName({ firstName: first_name, lastName: last_name }, settings)
  await notify(tx, platform, {
    kind: 'invitation-accepted',
    params: { name },
    to: [invited.created_by],
    at: invited.company_id ? { companyId: invited.company_id } : 'admin',
    about: { kind: 'user', id: userId },
  })
}
