import type { MemberUpdate } from '@corridor/contract/people/member/shapes'
import { differences } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { assertSeat } from '../../money/plan/assert-seat.ts'
import { guardOwner } from './guard-owner.ts'
import { handOverWithin } from './hand-over.ts'
import { letGo } from './let-go.ts'
import { holdOwners, lockUnits, saveUnits } from './store.ts'
import { type MemberRow, members } from './tables.ts'

const actionOf = ({ status }: MemberUpdate) =>
  status ? (status === 'active' ? 'member.activate' : 'member.deactivate') : 'member.update'

/**
 * Changes what a member may do, in which units they are and how much they see there, or lets them in no more: who is deactivated is out of
 * this company at the next request. Throws `record.notFound`, `record.changed`, `member.self`, `member.ownerSees`, `member.unitMissing`,
 * `user.lastOwner`, and `plan.usersFull` if the plan has no place for one who comes back.
 */
export const updateMember = (context: CompanyContext, input: MemberUpdate) =>
  write(context, actionOf(input), async (tx) => {
    const { scope } = context
    // Before the row: whoever changes an account's roles holds them in this order too.
    if (input.status === 'inactive' || input.roles?.includes('owner') === false) await holdOwners(tx, scope.companyId)
    const stands = await members.take(tx, scope, input.id, input.version)
    const roles =
      input.roles && input.roles.toSorted().join() !== stands.roles.toSorted().join() ? input.roles : undefined
    const units = input.units && [...new Set(input.units)].sort()
    const changed = differences(factsOf(stands), { roles, status: input.status, sight: input.sight, units })
    if (!changed) return unchanged(saved(stands))
    if (changed.status === 'inactive' && stands.user_id === context.caller.userId) throw fail('member.self')
    if (losesOwner(stands, changed))
      await guardOwner(tx, { userId: stands.user_id, name: stands.full_name }, scope.companyId)
    if (changed.status === 'active') await assertSeat(tx, scope.companyId, stands.user_id)
    await changeSight(tx, scope, stands, changed)
    const handed =
      changed.status === 'inactive' && input.to ? await handOverWithin(tx, context, stands, input.to) : undefined
    await members.update(tx, stands.id, { sight: stands.sight, ...changed })
    if (changed.status === 'inactive') await letGo(tx, context, stands.user_id)
    await tell(tx, context, stands.user_id)
    const after = await members.load(tx, scope, stands.id)
    return {
      record: { kind: 'member', id: stands.id },
      before: factsOf(stands),
      after: { ...factsOf(after), ...(handed && { to: input.to, handOver: handed._id, records: handed.records }) },
      answer: saved(after),
    }
  })

/** The open pages of the person: what they may do is another now, or nothing. */
export const tell = (tx: Sql, { platform }: CompanyContext, userId: string) =>
  platform.events.tell(tx, { userId }, { kind: 'session' })

const factsOf = ({ roles, status, sight, units }: MemberRow) => ({
  roles,
  status,
  sight,
  units: (units ?? []).map(({ _id }) => _id).sort(),
})
type Facts = ReturnType<typeof factsOf>

/**
 * Puts a member into units. Records that they made stay with the units that they were made in. Throws `member.ownerSees`,
 * `member.unitMissing`.
 */
async function changeSight(
  tx: Sql,
  scope: CompanyScope,
  stands: MemberRow,
  changed: Partial<Pick<Facts, 'roles' | 'sight' | 'units'>>,
): Promise<void> {
  const { roles, sight, units } = { ...factsOf(stands), ...changed }
  if (changed.sight && sight !== 'company' && roles.includes('owner')) throw fail('member.ownerSees')
  if (sight === 'team' && units.length === 0) throw fail('member.unitMissing')
  if (!changed.units) return
  if ((await lockUnits(tx, scope, units)).length < units.length) throw fail('record.notFound', { entity: 'Unit' })
  await saveUnits(tx, scope, stands.user_id, units)
}

const losesOwner = ({ roles }: MemberRow, changed: { roles?: readonly string[]; status?: string }) =>
  roles.includes('owner') && (changed.status === 'inactive' || changed.roles?.includes('owner') === false)

const saved = (row: MemberRow) => ({
  success: true as const,
  message: 'Member Updated Successfully',
  data: members.spec.toWire(row),
})
