import { personName } from '@corridor/contract/format/person-name'
import type { ClaimReject } from '@corridor/contract/trust/claim/shapes'
import type { Role } from '@corridor/contract/wire/access'
import type postgres from 'postgres'
import { leaveAudits } from '../../../db/audit.ts'
import type { Context } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { write } from '../../../db/write.ts'
import { claimRejected } from '../../../letters/claim-rejected.ts'
import { ownershipGained } from '../../../letters/ownership-gained.ts'
import { ownershipLost } from '../../../letters/ownership-lost.ts'
import { fail } from '../../../platform/fail.ts'
import { changeRoles } from '../../people/user/change-roles.ts'
import { notify } from '../../told/notification/notify.ts'
import {
  findClaim,
  holdAccount,
  holdConcerned,
  holdDecider,
  holdOwnership,
  keepDecision,
  type Member,
} from './store.ts'

const dashboardPath = '/company/dashboard'
const claimPath = '/company/setup/claim-ownership'

/**
 * Makes the claimant the Owner and every former Owner a Company User, all at once; other claims on the company go on waiting. Lets one of
 * several who decide at the same moment win. Throws `record.notFound`, `claim.companyGone`, `claim.noMember`, and `claim.approved`,
 * `claim.rejected` or `claim.withdrawn` with who did.
 */
export const approveClaim = (context: Context, { id }: { id: string }) =>
  write(context, 'claim-ownership.approve', async (tx) => {
    const found = await findClaim(tx, id)
    if (!found) throw notFound()
    const company = await holdOwnership(tx, found.company_id)
    if (!company) throw fail('claim.companyGone')
    await holdDecider(tx, context.caller.userId)
    // People before the claim: whoever changes an account holds it before anything else of it.
    const concerned = await holdConcerned(tx, found.company_id, found.created_by)
    const claim = assertPending(await findClaim(tx, id, true))
    const claimant = concerned.find((one) => one.id === claim.created_by)
    if (!claimant?.is_active) throw fail('claim.noMember', { name: claim.claimant })
    const former = concerned.filter((one) => one.id !== claimant.id)
    await moveOwnership(tx, context, claim.company_id, claimant, former)
    await keepDecision(tx, id, { state: 'approved', by: context.caller.userId })
    await tellOfOwnership(tx, context, { id: claim.company_id, name: company.name }, claimant, former)
    return {
      record: { kind: 'claim-ownership', id },
      companyId: claim.company_id,
      before: { state: 'pending', owners: former.map((one) => one.id) },
      after: { state: 'approved', owners: [claimant.id] },
      answer: { success: true as const, message: 'Claim approved successfully', isApproved: true as const },
    }
  })

/** Rejects a claim; its claimant reads the reason. Throws as `approveClaim`, but for what is of the company and the claimant. */
export const rejectClaim = (context: Context, { id, rejectReason }: ClaimReject) =>
  write(context, 'claim-ownership.reject', async (tx) => {
    const found = await findClaim(tx, id)
    if (!found) throw notFound()
    await holdDecider(tx, context.caller.userId)
    await holdAccount(tx, found.created_by)
    const { company_id, created_by, company } = assertPending(await findClaim(tx, id, true))
    await keepDecision(tx, id, { state: 'rejected', by: context.caller.userId, reason: rejectReason })
    await notify(tx, context.platform, {
      kind: 'claim-rejected',
      params: { company, reason: rejectReason },
      to: [created_by],
      at: { companyId: company_id },
      letter: claimRejected({ company, reason: rejectReason, path: claimPath }),
    })
    return {
      record: { kind: 'claim-ownership', id },
      companyId: company_id,
      before: { state: 'pending' },
      after: { state: 'rejected', rejectReason },
      answer: { success: true as const, message: 'Claim Ownership Rejected Successfully' },
    }
  })

/** Refuses a claim that was decided or withdrawn, and says by whom. */
export function assertPending(claim: Awaited<ReturnType<typeof findClaim>>) {
  if (!claim) throw notFound()
  if (claim.state !== 'pending') throw fail(`claim.${claim.state}`, { name: claim.decider ?? '' })
  return claim
}

export const notFound = () => fail('record.notFound', { entity: 'Claim' })

async function moveOwnership(
  tx: postgres.TransactionSql,
  context: Context,
  companyId: string,
  claimant: Member,
  former: Member[],
): Promise<void> {
  // Drops the role of a Company User, whose rights an Owner has too; the roles that lead to a dashboard of their own stay.
  const kept = claimant.roles.filter((role) => role !== 'owner' && role !== 'company-user')
  const changes: [Member, Role[]][] = [
    [claimant, ['owner', ...kept]],
    ...former.map((one): [Member, Role[]] => [one, ['company-user']]),
  ]
  for (const [{ id }, roles] of changes) await changeRoles(tx, context, id, companyId, roles)
  await leaveAudits(
    tx,
    { actorId: context.caller.userId, companyId, action: 'user.update', requestId: context.requestId },
    changes.map(([{ id, roles: before }, roles]) => ({
      record: { kind: 'user', id },
      before: { roles: before },
      after: { roles },
    })),
  )
}

/** Tells everybody whom a change of ownership concerns, in its transaction. People who are inactive hear nothing. */
async function tellOfOwnership(
  tx: postgres.TransactionSql,
  { platform }: Context,
  company: { id: string; name: string },
  claimant: Member,
  former: Member[],
): Promise<void> {
  const at = { companyId: company.id }
  const settings = await settingsOf(tx, company.id)
  const name = personName({ firstName: claimant.first_name, lastName: claimant.last_name }, settings)
  await notify(tx, platform, {
    kind: 'claim-approved',
    params: { company: company.name },
    to: [claimant.id],
    at,
    letter: ownershipGained({ company: company.name, path: dashboardPath }),
  })
  await notify(tx, platform, {
    kind: 'ownership-lost',
    params: { company: company.name, name },
    to: former.filter((one) => one.is_active).map(({ id }) => id),
    at,
    letter: ownershipLost({ company: company.name, owner: name, path: claimPath }),
  })
}
