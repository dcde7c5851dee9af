import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import { saved } from './add.ts'
import { holdInvitation, loadInvitation } from './load.ts'
import { revoke } from './store.ts'

const message = 'Invitation revoked'

/** Takes an invitation back; its link is dead at once. Throws `record.notFound`, `invitation.ended` if it was accepted. */
export const revokeInvitation = (context: Context, { id }: { id: string }) =>
  write(context, 'invitation.revoke', async (tx) => {
    const stands = await holdInvitation(tx, context.scope, id)
    if (stands.state === 'accepted') throw fail('invitation.ended')
    if (stands.state === 'revoked') return unchanged(saved(message, stands))
    await revoke(tx, id)
    if (stands.company_id)
      for (const follow of hooksOf(context.platform, 'onRevoked')) await follow(tx, context, stands.company_id)
    const answer = saved(message, await loadInvitation(tx, context.scope, id))
    return { record: { kind: 'invitation', id }, before: { state: stands.state }, after: { state: 'revoked' }, answer }
  })
