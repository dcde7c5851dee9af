import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { type ClaimRow, keepClaim, lockSection } from './store.ts'

/** Keeps other administrators off a waiting section for fifteen minutes; again by the same one, for fifteen more. */
export const claimSection = (context: Context, { id }: { id: string }) =>
  write(context, 'verification.claim', async (tx) => {
    const stands = await lockSection(tx, id)
    if (!stands) throw notFound()
    if (stands.state !== 'submitted') throw fail('verification.notWaiting')
    const { userId } = context.caller
    if (stands.claimed_by && stands.claimed_by !== userId) {
      throw fail('verification.claimed', { name: stands.claimer ?? '' })
    }
    await keepClaim(tx, id, userId)
    // Looking at a section for a quarter of an hour changes nothing worth a row of the audit.
    return unchanged(toAnswer(stands))
  })

/** Leaves a section to others; nothing happens if somebody else is at it. */
export const releaseSection = (context: Context, { id }: { id: string }) =>
  write(context, 'verification.release', async (tx) => {
    const stands = await lockSection(tx, id)
    if (!stands) throw notFound()
    if (stands.claimed_by === context.caller.userId) await keepClaim(tx, id, null)
    return unchanged(toAnswer(stands))
  })

const notFound = () => fail('record.notFound', { entity: 'Section' })
const toAnswer = ({ company_id, section }: ClaimRow) => ({ success: true as const, companyId: company_id, section })
