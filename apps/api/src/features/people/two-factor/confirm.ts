import { setUpMinutes } from '@corridor/contract/people/account/limits'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { securityNotice } from '../../../letters/security-notice.ts'
import { fail } from '../../../platform/fail.ts'
import { tellPerson } from '../../told/notification/tell-person.ts'
import { securityPath } from '../account/tables.ts'
import { stepOf } from './authenticator.ts'
import { codeWrong } from './prove.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { openSecret } from './secret.ts'
import { holdSetUp, replaceRecoveryCodes, takeStep, turnOn } from './store.ts'

/** Turns two-factor on by the first code of the app. Throws `twoFactor.setUpEnded`, `twoFactor.codeWrong`. */
export async function confirmTwoFactor(context: Context, { code }: { code: string }) {
  const { platform } = context
  const id = context.caller.userId
  const { shown, salt, hashes } = await makeRecoveryCodes()
  // A kept answer would hold the codes readable.
  return write({ ...context, idempotency: null }, 'two-factor.turn-on', async (tx) => {
    const held = await holdSetUp(tx, id, setUpMinutes)
    if (!held) throw fail('twoFactor.setUpEnded')
    const step = stepOf(openSecret(platform, held), code)
    if (step === null || !(await takeStep(tx, held.id, step))) throw codeWrong()
    await turnOn(tx, held.id)
    await replaceRecoveryCodes(tx, id, salt, hashes)
    await tellPerson(tx, platform, id, securityNotice({ event: 'two-factor-on', path: securityPath }))
    const answer = { success: true as const, message: 'Two-factor sign-in is on', recoveryCodes: shown }
    return { record: { kind: 'user', id }, before: { twoFactor: false }, after: { twoFactor: true }, answer }
  })
}
