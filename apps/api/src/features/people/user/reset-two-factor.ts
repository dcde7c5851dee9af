import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { notify } from '../../told/notification/notify.ts'
import { removeTwoFactor } from '../two-factor/remove.ts'
import { holdUser } from './load.ts'
import { endSecondSteps } from './store.ts'

/**
 * Removes somebody's authenticator app and recovery codes, for a person who lost both, and tells them by letter. One's own is turned off
 * with a code. Throws `record.notFound`, `user.self`, `twoFactor.isOff`.
 */
export const resetTwoFactor = (context: Context, { id }: { id: string }) =>
  write(context, 'user.reset-two-factor', async (tx) => {
    await holdUser(tx, id)
    if (id === context.caller.userId) throw fail('user.self')
    await removeTwoFactor(tx, context.platform, id, 'two-factor-reset')
    await endSecondSteps(tx, id)
    await notify(tx, context.platform, { kind: 'two-factor-reset', params: {}, to: [id], at: 'anywhere' })
    const answer = { success: true as const, message: 'Two-factor sign-in is off' }
    return { record: { kind: 'user', id }, before: { twoFactor: true }, after: { twoFactor: false }, answer }
  })
