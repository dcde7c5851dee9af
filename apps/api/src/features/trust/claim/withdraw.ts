import { written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { assertPending, notFound } from './decide.ts'
import { findClaim, findOwnClaim, keepDecision } from './store.ts'
import { type OwnClaimRow, toOwnWire } from './tables.ts'

/** Takes one's own claim back. Throws `record.notFound`, `claim.approved`, `claim.rejected`. */
export const withdrawClaim = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'claim-ownership.withdraw', async (tx) => {
    const { scope, caller } = context
    const stands = await findOwnClaim(tx, scope, caller.userId, id, true)
    if (!stands) throw notFound()
    const toAnswer = (row: OwnClaimRow) => ({
      success: true as const,
      message: 'Claim withdrawn',
      data: toOwnWire(row),
    })
    if (stands.state === 'withdrawn') return unchanged(toAnswer(stands))
    assertPending(await findClaim(tx, id))
    await keepDecision(tx, id, { state: 'withdrawn', by: caller.userId })
    return {
      record: { kind: 'claim-ownership', id },
      before: { state: 'pending' },
      after: { state: 'withdrawn' },
      answer: toAnswer(written(await findOwnClaim(tx, scope, caller.userId, id))),
    }
  })
