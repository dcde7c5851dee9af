import type { TwoFactorProof } from '@corridor/contract/people/two-factor/shapes'
import type { Context } from '../../../db/scope/context.ts'
import { removeTwoFactor } from './remove.ts'
import { type Limits, withProof } from './with-proof.ts'

/** Removes the app and its recovery codes. Throws as `withProof`. */
export const turnTwoFactorOff = (context: Context, proof: TwoFactorProof, limits: Limits) =>
  withProof(context, limits, proof, 'two-factor.turn-off', async (tx) => {
    const id = context.caller.userId
    await removeTwoFactor(tx, context.platform, id, 'two-factor-off')
    const answer = { success: true as const, message: 'Two-factor sign-in is off' }
    return { record: { kind: 'user', id }, before: { twoFactor: true }, after: { twoFactor: false }, answer }
  })
