import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { newSecret, toAddress } from './authenticator.ts'
import { provePassword } from './prove.ts'
import { sealSecret } from './secret.ts'
import { replaceSetUp } from './store.ts'

/** Makes a key for an authenticator app, which ends the one before. Throws `twoFactor.isOn`, `account.passwordWrong`. */
export async function startTwoFactor(context: Context, { currentPassword }: { currentPassword: string }) {
  const { caller, platform } = context
  const email = await provePassword(context, currentPassword)
  const [id, secret] = [newId(), newSecret()]
  // A kept answer would hold the key unsealed.
  return write({ ...context, idempotency: null }, 'two-factor.start', async (tx) => {
    const sealed_secret = sealSecret(platform, id, secret)
    if (!(await replaceSetUp(tx, caller.userId, { id, sealed_secret }))) throw fail('twoFactor.isOn')
    const answer = { success: true as const, data: { secret, address: toAddress(secret, email) } }
    return { record: { kind: 'user', id: caller.userId }, before: null, after: null, answer }
  })
}
