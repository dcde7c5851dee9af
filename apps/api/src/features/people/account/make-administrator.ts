import type postgres from 'postgres'
import { leaveAudit } from '../../../db/audit.ts'
import { StartRefused } from '../../../db/pool/start-refused.ts'
import { hashPassword } from '../../../http/session/password.ts'
import { newToken } from '../../../platform/crypto.ts'
import { newId } from '../../../platform/ids.ts'
import { renewResetLink } from './send-reset-link.ts'
import { holdAdministrators, insertAdministrator } from './store.ts'

/**
 * Makes the first administrator and answers the path where their password is set. Once, also when two commands run at the same moment;
 * a repeat for the same address, as long as nobody used the path, ends that one and answers another. Throws `StartRefused`.
 */
export async function makeFirstAdministrator(
  sql: postgres.Sql,
  { email, name }: { email: string; name: string },
): Promise<string> {
  const [first_name = '', ...rest] = name.trim().split(/\s+/)
  const password_hash = await hashPassword(newToken())
  return sql.begin(async (tx) => {
    const standing = await holdAdministrators(tx)
    const waiting = standing.find((one) => one.email.toLowerCase() === email.toLowerCase() && !one.is_email_verified)
    if (standing.length > 0 && !waiting) throw new StartRefused('There is an administrator already.')
    const account = { id: waiting?.id ?? newId(), email, first_name, last_name: rest.join(' '), password_hash }
    if (!waiting && !(await insertAdministrator(tx, account)))
      throw new StartRefused(`${email} has an account already. Give another address.`)
    const path = await renewResetLink(tx, account.id)
    await leaveAudit(tx, {
      actorId: null,
      companyId: null,
      action: 'account.make-administrator',
      record: { kind: 'user', id: account.id },
      before: null,
      after: { isAdministrator: true },
      requestId: null,
    })
    return path
  })
}
