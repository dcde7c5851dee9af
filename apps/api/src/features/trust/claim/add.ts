import type { ClaimOwnershipAdd } from '@corridor/contract/trust/claim/shapes'
import { written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken } from '../../../platform/sql.ts'
import { findOwnClaim, insertClaim, pendingIndex } from './store.ts'
import { toOwnWire } from './tables.ts'

/** Claims the company that the caller works in. Throws `claim.isOwner`, `claim.stands`. */
export const addClaim = (context: CompanyContext, { description }: ClaimOwnershipAdd) =>
  write(context, 'claim-ownership.add', async (tx) => {
    const { scope, caller } = context
    // A founder has another role beside it, by which the gate lets them in.
    if (caller.roles.includes('owner')) throw fail('claim.isOwner')
    const id = await insertClaim(tx, scope.companyId, caller.userId, description).catch((error) => {
      throw isTaken(error, pendingIndex) ? fail('claim.stands') : error
    })
    const row = written(await findOwnClaim(tx, scope, caller.userId, id))
    return {
      record: { kind: 'claim-ownership', id },
      before: null,
      after: { description },
      answer: { success: true as const, message: 'Claim sent', data: toOwnWire(row) },
    }
  })
