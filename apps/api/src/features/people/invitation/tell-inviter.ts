import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { notify } from '../../told/notification/notify.ts'

/** Notifies whoever invited a person that they came. */
export async function tellInviter(
  tx: Sql,
  platform: Platform,
  invited: { company_id: string | null; created_by: string | null },
  userId: string,
  name: string,
): Promise<void> {
  if (!invited.created_by) return
  await notify(tx, platform, {
    kind: 'invitation-accepted',
    params: { name },
    to: [invited.created_by],
    at: invited.company_id ? { companyId: invited.company_id } : 'admin',
    about: { kind: 'user', id: userId },
  })
}
