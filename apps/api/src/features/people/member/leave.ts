import type { MemberLeave } from '@corridor/contract/people/member/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { guardOwner } from './guard-owner.ts'
import { handOverWithin } from './hand-over.ts'
import { letGo } from './let-go.ts'
import { findMembershipId, holdOwners } from './store.ts'
import { members } from './tables.ts'
import { tell } from './update.ts'

/**
 * Ends the caller's own membership; what they made stays with the company, and goes to a colleague if they name one. Throws
 * `user.lastOwner`, and as `handOverWithin`.
 */
export const leaveCompany = (context: CompanyContext, { to }: MemberLeave) =>
  write(context, 'member.leave', async (tx) => {
    const { companyId, userId } = context.scope
    await holdOwners(tx, companyId)
    const id = await findMembershipId(tx, userId, companyId)
    if (!id) throw fail('record.notFound', { entity: 'Member' })
    const stands = await members.take(tx, context.scope, id)
    if (stands.roles.includes('owner')) await guardOwner(tx, { userId, name: stands.full_name }, companyId)
    const handed = to ? await handOverWithin(tx, context, stands, to) : undefined
    await members.update(tx, id, { status: 'inactive' })
    await letGo(tx, context, userId)
    await tell(tx, context, userId)
    return {
      record: { kind: 'member', id },
      before: { status: 'active' },
      after: { status: 'inactive', ...(handed && { to, handOver: handed._id, records: handed.records }) },
      answer: { success: true as const, message: 'You have left the company' },
    }
  })
