import type { TwoFactorProof } from '@corridor/contract/people/two-factor/shapes'
import type { Context } from '../../../db/scope/context.ts'
import { securityNotice } from '../../../letters/security-notice.ts'
import { tellPerson } from '../../told/notification/tell-person.ts'
import { securityPath } from '../account/tables.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { replaceRecoveryCodes } from './store.ts'
import { type Limits, withProof } from './with-proof.ts'

/** Makes ten new recovery codes; the old ones are dead. Throws as `withProof`. */
export const renewCodes = (context: Context, proof: TwoFactorProof, limits: Limits) =>
  withProof(context, limits, proof, 'two-factor.renew-codes', async (tx) => {
    const id = context.caller.userId
    const { shown, salt, hashes } = await makeRecoveryCodes()
    await replaceRecoveryCodes(tx, id, salt, hashes)
    await tellPerson(tx, context.platform, id, securityNotice({ event: 'recovery-codes-renewed', path: securityPath }))
    const answer = { success: true as const, message: 'Your new recovery codes are ready', recoveryCodes: shown }
    return { record: { kind: 'user', id }, before: null, after: null, answer }
  })
