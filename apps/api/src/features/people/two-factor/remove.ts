import { securityNotice } from '../../../letters/security-notice.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { tellPerson } from '../../told/notification/tell-person.ts'
import { securityPath } from '../account/tables.ts'
import { deleteTwoFactor } from './store.ts'

/** Removes a person's app and recovery codes, and tells them by letter who did. Throws `twoFactor.isOff`. */
export async function removeTwoFactor(
  tx: Sql,
  platform: Platform,
  userId: string,
  event: 'two-factor-off' | 'two-factor-reset',
): Promise<void> {
  if (!(await deleteTwoFactor(tx, userId))) throw fail('twoFactor.isOff')
  await tellPerson(tx, platform, userId, securityNotice({ event, path: securityPath }))
}
