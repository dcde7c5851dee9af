import type { Context } from '../../db/context.ts'
import { write } from '../../db/write.ts'
import { securityNotice } from '../../letters/security-notice.ts'
import { fail } from '../../platform/fail.ts'
import { securityPath, tellPerson } from '../account/tell-person.ts'
import { deleteTwoFactor } from '../two-factor/store.ts'
import { endSecondSteps, holdUser } from './store.ts'

/**
 * Removes somebody's authenticator app and recovery codes, for a person who lost both, and tells them by letter. One's own is turned off
 * with a code. Throws `record.notFound`, `user.self`, `twoFactor.isOff`.
 */
export const resetTwoFactor = (context: Context, { id }: { id: string }) =>
  write(context, 'user.reset-two-factor', async (tx) => {
    await holdUser(tx, id)
    if (id === context.caller.userId) throw fail('user.self')
    if (!(await deleteTwoFactor(tx, id))) throw fail('twoFactor.isOff')
    await endSecondSteps(tx, id)
    await tellPerson(tx, context.platform, id, securityNotice({ event: 'two-factor-reset', path: securityPath }))
    const answer = { success: true as const, message: 'Two-factor sign-in is off' }
    return { record: { kind: 'user', id }, before: { twoFactor: true }, after: { twoFactor: false }, answer }
  })
