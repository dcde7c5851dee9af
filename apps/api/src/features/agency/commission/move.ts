import type { CommissionMove } from '@corridor/contract/agency/commission/shapes'
import {
  type CommissionState,
  canMoveCommission,
  commissionStateNames,
  needsReason,
} from '@corridor/contract/agency/commission/states'
import { errorMessage } from '@corridor/contract/error-table'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { changeCommission } from './change.ts'
import { computeOne } from './compute.ts'
import { nameOfCommission } from './name.ts'
import { findToday } from './store.ts'
import { type CommissionRow, type CommissionValues, commissions, toWire, valuesOf } from './tables.ts'

/**
 * Moves a commission by hand: there is none, there is one after all, it was claimed outside, the institution refused it, or asks for another
 * claim. Throws `commission.cannotMove`, `commission.reasonNeeded`, `commission.noAmount`.
 */
export const moveCommission = (context: CompanyContext, { id, version, to, reason }: CommissionMove) =>
  write(context, 'commission.move', async (tx) => {
    const stands = await commissions.take(tx, context.scope, id, version)
    const wanted = to === 'open' ? 'expected' : to
    const isOpening = to === 'open' || to === 'claimable'
    // Whether it is expected or claimable say the days alone.
    const ways: CommissionState[] = isOpening ? ['expected', 'claimable'] : [wanted]
    if (!ways.some((way) => canMoveCommission(stands.shown, way)))
      throw fail('commission.cannotMove', {
        from: commissionStateNames[stands.shown],
        to: commissionStateNames[wanted],
      })
    if (needsReason(wanted) && reason === '')
      throw fail('commission.reasonNeeded', undefined, { fields: { reason: errorMessage('commission.reasonNeeded') } })
    const change = isOpening
      ? opened(stands)
      : to === 'claimed'
        ? claimedNow(stands, await findToday(tx, context.scope.companyId))
        : { state: to, reason }
    const done = await changeCommission(tx, context, stands, change, 'Commission Updated Successfully')
    if (!isOpening) return done
    await computeOne(tx, context, id)
    return { ...done, answer: { ...done.answer, data: toWire(await commissions.load(tx, context.scope, id)) } }
  })

const opened = ({ claim_id }: CommissionRow): Partial<CommissionValues> => ({
  ...{ state: 'open', reason: '', is_ended_with_application: false },
  ...(claim_id !== null && { claim_id: null, claimed: null, claimed_on: null }),
})

// After a refusal the old claim stands again; one that was sent by another way has the expected amount.
function claimedNow(stands: CommissionRow, today: string): Partial<CommissionValues> {
  const { claimed, claimed_on, expected, tax } = valuesOf(stands)
  const amount = claimed ?? (expected === null ? null : expected + tax)
  if (amount === null) throw fail('commission.noAmount', { name: nameOfCommission(stands) })
  return { state: 'claimed', reason: '', claimed: amount, claimed_on: claimed_on ?? today }
}
