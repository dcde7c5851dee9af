import { ownWords } from '@corridor/contract/mail/suppression/kinds'
import type { SuppressionRelease } from '@corridor/contract/mail/suppression/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { saved, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { forgetSoftBouncesOf } from './store.ts'
import { suppressions, toFacts, toWire } from './tables.ts'

const proofCharsMin = 3

/** Lets mail go to somebody again. Suppressions by the person themselves end only if they asked for it, and with proof of that. */
export const releaseSuppression = (context: CompanyContext, input: SuppressionRelease) =>
  write(context, 'suppression.release-mail', async (tx) => {
    const { scope, caller } = context
    const { id, version, reason, isAsked, proof } = input
    const stands = await suppressions.take(tx, scope, id, version)
    if (stands.released_at) throw fail('suppression.released', { value: stands.value })
    const isOwnWord = ownWords.includes(stands.reason)
    if (isOwnWord && !(isAsked && proof.length >= proofCharsMin))
      throw fail('suppression.proofNeeded', {}, { fields: isAsked ? { proof: 'Proof is required' } : {} })
    await suppressions.update(tx, id, {
      released_at: now(),
      released_by: caller.userId,
      release_reason: reason,
      release_proof: isOwnWord ? proof : '',
    })
    if (stands.reason === 'soft-bounce') await forgetSoftBouncesOf(tx, scope.companyId, stands.value)
    const after = await suppressions.load(tx, scope, id)
    return saved({ kind: 'suppression', toFacts, toWire }, stands, after, 'Released Successfully')
  })
