import type postgres from 'postgres'
import { leaveAudit } from '../../../db/audit.ts'
import { StartRefused } from '../../../db/pool/start-refused.ts'
import { renewResetLink } from '../account/send-reset-link.ts'
import { deleteTwoFactor, holdAccountOf } from './store.ts'

/**
 * The operator's way for somebody who has lost the app and the recovery codes: turns two-factor off and answers the path where a new
 * password is set, which ends every session. Throws `StartRefused`.
 */
export const recoverAccount = (sql: postgres.Sql, email: string): Promise<string> =>
  sql.begin(async (tx) => {
    const id = await holdAccountOf(tx, email)
    if (!id) throw new StartRefused(`There is no active account of ${email}.`)
    const twoFactor = await deleteTwoFactor(tx, id)
    await leaveAudit(tx, {
      actorId: null,
      companyId: null,
      action: 'two-factor.recover',
      record: { kind: 'user', id },
      before: { twoFactor },
      after: { twoFactor: false },
      requestId: null,
    })
    return renewResetLink(tx, id)
  })
