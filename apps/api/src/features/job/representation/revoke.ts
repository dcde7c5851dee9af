import type { CompanyContext } from '../../../db/scope/context.ts'
import { saved, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { emptyLettersOf } from '../../../platform/mail/letter-secret.ts'
import { keepTask } from '../../told/task/keep-task.ts'
import { secretOf } from './ask.ts'
import { representations, toFacts, toWire } from './tables.ts'

/** Ends a right, or the link that asks for it, for good. */
export const revokeRight = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'representation.revoke', async (tx) => {
    const { scope, platform } = context
    const stands = await representations.take(tx, scope, id)
    if (stands.state === 'revoked' || stands.state === 'declined') throw fail('representation.ended')
    await representations.update(tx, id, { state: 'revoked' })
    await emptyLettersOf(tx, secretOf(id))
    await keepTask(tx, platform, id, 'representation-expires', null)
    const after = await representations.load(tx, scope, id)
    return saved({ kind: 'representation', toFacts, toWire }, stands, after, 'Right to represent revoked')
  })
