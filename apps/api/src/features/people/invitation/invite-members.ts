import type { MemberInvite } from '@corridor/contract/people/invitation/shapes'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import { assertSeatsFor } from '../../money/plan/assert-seat.ts'
import { inviteWithin, toChange } from './add.ts'
import { countWaiting } from './store.ts'
import { type InvitationRow, toWire } from './tables.ts'

/**
 * Invites people into the caller's company, all or none: every address that cannot be invited is named with its reason. Throws as
 * `inviteWithin`, `member.twice`, and `plan.usersFull` if the plan has no place for all of them and those who still wait.
 */
export const inviteMembers = (context: CompanyContext, { people }: MemberInvite) =>
  write(context, 'invitation.add', async (tx) => {
    const { companyId } = context.scope
    const rows = await inviteEach(tx, context, people)
    await assertSeatsFor(tx, companyId, () => countWaiting(tx, companyId))
    return {
      records: rows.map(toChange),
      answer: { success: true as const, message: 'Invitations on their way', data: rows.map(toWire) },
    }
  })

async function inviteEach(tx: postgres.TransactionSql, context: CompanyContext, people: MemberInvite['people']) {
  const rows: InvitationRow[] = []
  const faults: { at: number; failure: Failure }[] = []
  const addresses = new Set<string>()
  for (const [at, person] of people.entries()) {
    const { role, ...input } = person
    const address = input.email.toLowerCase()
    const invited = await tx
      .savepoint((saved) => {
        if (addresses.has(address)) throw fail('member.twice')
        return inviteWithin(saved, context, input, { role, company_id: context.scope.companyId })
      })
      .catch((error) => {
        if (error instanceof Failure) return error
        throw error
      })
    addresses.add(address)
    if (invited instanceof Failure) faults.push({ at, failure: invited })
    else rows.push(invited)
  }
  const [first] = faults
  if (!first) return rows
  const fields = Object.fromEntries(faults.map(({ at, failure }) => [`people.${at}.email`, failure.message]))
  throw new Failure(first.failure.code, { ...first.failure.data, fields })
}
